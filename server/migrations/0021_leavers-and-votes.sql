CREATE TABLE "ballots" (
	"vote" bigint NOT NULL,
	"seat" smallint NOT NULL,
	"answer" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ballots_vote_seat_pk" PRIMARY KEY("vote","seat")
);
--> statement-breakpoint
CREATE TABLE "leavers" (
	"match" text NOT NULL,
	"seat" smallint NOT NULL,
	"why" text NOT NULL,
	"since" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"until" timestamp with time zone,
	"settled" boolean DEFAULT true NOT NULL,
	CONSTRAINT "leavers_match_seat_pk" PRIMARY KEY("match","seat")
);
--> statement-breakpoint
CREATE TABLE "votes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"match" text NOT NULL,
	"kind" text NOT NULL,
	"seat" smallint NOT NULL,
	"since" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends" timestamp with time zone NOT NULL,
	"outcome" text
);
--> statement-breakpoint
ALTER TABLE "talk" ALTER COLUMN "person" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "leaver" text DEFAULT 'bot' NOT NULL;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "come_back" text DEFAULT 'always' NOT NULL;--> statement-breakpoint
ALTER TABLE "results" ADD COLUMN "left" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "seats" ADD COLUMN "taken" integer;--> statement-breakpoint
ALTER TABLE "seats" ADD COLUMN "round" smallint;--> statement-breakpoint
ALTER TABLE "talk" ADD COLUMN "told" jsonb;--> statement-breakpoint
ALTER TABLE "ballots" ADD CONSTRAINT "ballots_vote_votes_id_fk" FOREIGN KEY ("vote") REFERENCES "public"."votes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leavers" ADD CONSTRAINT "leavers_match_matches_id_fk" FOREIGN KEY ("match") REFERENCES "public"."matches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "votes" ADD CONSTRAINT "votes_match_matches_id_fk" FOREIGN KEY ("match") REFERENCES "public"."matches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "leavers_due" ON "leavers" USING btree ("until") WHERE "leavers"."until" is not null or not "leavers"."settled";--> statement-breakpoint
CREATE UNIQUE INDEX "votes_open" ON "votes" USING btree ("match","kind","seat") WHERE "votes"."outcome" is null;--> statement-breakpoint
CREATE INDEX "votes_ends" ON "votes" USING btree ("ends") WHERE "votes"."outcome" is null;--> statement-breakpoint
CREATE INDEX "votes_match" ON "votes" USING btree ("match");--> statement-breakpoint
UPDATE "seats" SET "taken" = t.since FROM (SELECT DISTINCT ON (match, seat) match, seat, since, bot FROM "sittings" ORDER BY match, seat, n DESC) t
  WHERE t.match = seats.match AND t.seat = seats.seat AND seats.kind = 'bot' AND t.bot IS NOT NULL
  AND EXISTS (SELECT FROM "sittings" p WHERE p.match = seats.match AND p.seat = seats.seat AND p.person IS NOT NULL);--> statement-breakpoint
UPDATE "matches" SET "unrated" = CASE WHEN EXISTS (SELECT FROM "moves" r WHERE r.match = id AND r.kind = 'end') THEN 'ended' ELSE 'substituted' END
  WHERE EXISTS (SELECT FROM "sittings" t WHERE t.match = id AND t.n > 0) OR EXISTS (SELECT FROM "moves" r WHERE r.match = id AND r.kind = 'end');
