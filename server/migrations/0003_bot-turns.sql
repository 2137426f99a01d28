CREATE TABLE "bot_turns" (
	"match" text PRIMARY KEY NOT NULL,
	"written" integer DEFAULT 0 NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	"deep" boolean DEFAULT false NOT NULL,
	"attended" boolean DEFAULT true NOT NULL,
	"server" text,
	"until" timestamp with time zone DEFAULT '-infinity' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bot_owners" (
	"owner" text PRIMARY KEY NOT NULL,
	"served" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "keys" (
	"name" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "makers" (
	"match" text PRIMARY KEY NOT NULL,
	"person" text,
	"address" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "seats" ADD COLUMN "lowered" text;--> statement-breakpoint
ALTER TABLE "bot_turns" ADD CONSTRAINT "bot_turns_match_matches_id_fk" FOREIGN KEY ("match") REFERENCES "public"."matches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "makers" ADD CONSTRAINT "makers_match_matches_id_fk" FOREIGN KEY ("match") REFERENCES "public"."matches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "makers" ADD CONSTRAINT "makers_person_people_id_fk" FOREIGN KEY ("person") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
INSERT INTO "makers" ("match", "person") SELECT DISTINCT ON ("match") "match", "person" FROM "seats" WHERE "kind" = 'person' ORDER BY "match", "seat";--> statement-breakpoint
INSERT INTO "bot_turns" ("match") SELECT "id" FROM "matches" WHERE "status" = 'running';--> statement-breakpoint
INSERT INTO "keys" ("name", "key") VALUES ('address', gen_random_uuid()::text || gen_random_uuid()::text) ON CONFLICT DO NOTHING;
