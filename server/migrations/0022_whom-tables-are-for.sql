CREATE TABLE "faults" (
	"hour" timestamp with time zone NOT NULL,
	"what" text NOT NULL,
	"n" integer NOT NULL,
	CONSTRAINT "faults_hour_what_pk" PRIMARY KEY("hour","what")
);
--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "wants" jsonb;