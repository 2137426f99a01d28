CREATE TABLE "marks" (
	"match" text NOT NULL,
	"seq" integer NOT NULL,
	"mark" jsonb NOT NULL,
	CONSTRAINT "marks_match_seq_pk" PRIMARY KEY("match","seq")
);
--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "standings" jsonb;--> statement-breakpoint
ALTER TABLE "marks" ADD CONSTRAINT "marks_match_matches_id_fk" FOREIGN KEY ("match") REFERENCES "public"."matches"("id") ON DELETE no action ON UPDATE no action;