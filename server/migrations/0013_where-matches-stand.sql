CREATE TABLE "progress" (
	"match" text PRIMARY KEY NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"seq" integer DEFAULT 0 NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"asked_since" timestamp with time zone[] DEFAULT '{}' NOT NULL,
	"steps" jsonb,
	"standings" jsonb
) WITH (fillfactor = 50);
--> statement-breakpoint
INSERT INTO "progress" SELECT "id", "changed", "seq", "at", "asked_since", "steps", "standings" FROM "matches";--> statement-breakpoint
ALTER TABLE "progress" ADD CONSTRAINT "progress_match_matches_id_fk" FOREIGN KEY ("match") REFERENCES "public"."matches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matches" DROP COLUMN "changed";--> statement-breakpoint
ALTER TABLE "matches" DROP COLUMN "seq";--> statement-breakpoint
ALTER TABLE "matches" DROP COLUMN "at";--> statement-breakpoint
ALTER TABLE "matches" DROP COLUMN "asked_since";--> statement-breakpoint
ALTER TABLE "matches" DROP COLUMN "steps";--> statement-breakpoint
ALTER TABLE "matches" DROP COLUMN "standings";