CREATE TABLE "heartbeat" (
	"one" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sleepers" (
	"person" text PRIMARY KEY NOT NULL,
	"zone" text NOT NULL,
	"begins" smallint,
	"counts" timestamp with time zone DEFAULT now() NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stops" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"person" text,
	"match" text,
	"why" text NOT NULL,
	"begins" timestamp with time zone NOT NULL,
	"ends" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "clock" jsonb;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "dealt_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "moves" ADD COLUMN "clocks" jsonb;--> statement-breakpoint
ALTER TABLE "progress" ADD COLUMN "clocks" jsonb;--> statement-breakpoint
ALTER TABLE "progress" ADD COLUMN "deadline" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sleepers" ADD CONSTRAINT "sleepers_person_people_id_fk" FOREIGN KEY ("person") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stops" ADD CONSTRAINT "stops_person_people_id_fk" FOREIGN KEY ("person") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stops_person" ON "stops" USING btree ("person","ends");--> statement-breakpoint
CREATE INDEX "stops_match" ON "stops" USING btree ("match") WHERE "stops"."match" is not null;--> statement-breakpoint
CREATE INDEX "stops_all" ON "stops" USING btree ("ends") WHERE "stops"."why" = 'outage';--> statement-breakpoint
CREATE INDEX "progress_deadline" ON "progress" USING btree ("deadline") WHERE "progress"."deadline" is not null;