CREATE TABLE "results" (
	"match" text NOT NULL,
	"seat" smallint NOT NULL,
	"person" text,
	"total" integer NOT NULL,
	"place" smallint NOT NULL,
	"sources" jsonb NOT NULL,
	CONSTRAINT "results_match_seat_pk" PRIMARY KEY("match","seat")
);
--> statement-breakpoint
CREATE TABLE "seat_changes" (
	"match" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sittings" (
	"match" text NOT NULL,
	"seat" smallint NOT NULL,
	"n" smallint NOT NULL,
	"person" text,
	"bot" text,
	"since" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sittings_match_seat_n_pk" PRIMARY KEY("match","seat","n")
);
--> statement-breakpoint
CREATE TABLE "snapshots" (
	"match" text PRIMARY KEY NOT NULL,
	"seq" integer NOT NULL,
	"rules" text NOT NULL,
	"table" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "seq" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "asked_since" timestamp with time zone[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "steps" jsonb;--> statement-breakpoint
ALTER TABLE "moves" ADD COLUMN "kind" text NOT NULL DEFAULT 'move';--> statement-breakpoint
-- From here on whoever writes a row says its kind: a server of an older release, which does not, is refused.
ALTER TABLE "moves" ALTER COLUMN "kind" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "moves" ADD COLUMN "cause" text;--> statement-breakpoint
ALTER TABLE "moves" ADD COLUMN "actor" text;--> statement-breakpoint
ALTER TABLE "results" ADD CONSTRAINT "results_match_matches_id_fk" FOREIGN KEY ("match") REFERENCES "public"."matches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "results" ADD CONSTRAINT "results_person_people_id_fk" FOREIGN KEY ("person") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sittings" ADD CONSTRAINT "sittings_match_matches_id_fk" FOREIGN KEY ("match") REFERENCES "public"."matches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sittings" ADD CONSTRAINT "sittings_person_people_id_fk" FOREIGN KEY ("person") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "snapshots" ADD CONSTRAINT "snapshots_match_matches_id_fk" FOREIGN KEY ("match") REFERENCES "public"."matches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "results_person" ON "results" USING btree ("person");--> statement-breakpoint
CREATE INDEX "seat_changes_at" ON "seat_changes" USING btree ("at");--> statement-breakpoint
CREATE INDEX "sittings_person" ON "sittings" USING btree ("person");--> statement-breakpoint
CREATE INDEX "moves_at" ON "moves" USING brin ("at" timestamptz_minmax_ops) WITH (pages_per_range=8);--> statement-breakpoint
UPDATE "moves" SET "kind" = 'takeback' WHERE "word" = 'takeback';--> statement-breakpoint
UPDATE "moves" SET "cause" = 'standing' WHERE "standing";--> statement-breakpoint
ALTER TABLE "moves" DROP COLUMN "standing";--> statement-breakpoint
-- Until now a seat that a person holds was never another's. Who played at one that had resigned nobody knows any more.
UPDATE "moves" SET "actor" = "person" FROM "seats" WHERE "seats"."match" = "moves"."match" AND "seats"."seat" = "moves"."seat" AND "seats"."kind" = 'person';--> statement-breakpoint
UPDATE "matches" SET "at" = "created_at";--> statement-breakpoint
UPDATE "matches" SET "seq" = "last"."seq", "at" = "last"."at" FROM (SELECT DISTINCT ON ("match") "match", "seq", "at" FROM "moves" ORDER BY "match", "seq" DESC) AS "last" WHERE "last"."match" = "matches"."id";--> statement-breakpoint
INSERT INTO "sittings" ("match", "seat", "n", "person", "bot", "since", "at") SELECT "match", "seat", 0, "person", "bot", 0, "created_at" FROM "seats" JOIN "matches" ON "id" = "match" WHERE "kind" <> 'open';--> statement-breakpoint
-- A match's row is written anew with each of its moves: with room beside it that costs no index anything.
ALTER TABLE "matches" SET (fillfactor = 70);
