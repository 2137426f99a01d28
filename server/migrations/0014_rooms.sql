CREATE TABLE "partings" (
	"match" text NOT NULL,
	"person" text NOT NULL,
	"why" text NOT NULL,
	"to" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"read" boolean DEFAULT false NOT NULL,
	CONSTRAINT "partings_match_person_pk" PRIMARY KEY("match","person")
);
--> statement-breakpoint
CREATE TABLE "rooms" (
	"match" text PRIMARY KEY NOT NULL,
	"host" text,
	"expires" timestamp with time zone NOT NULL,
	"ready_by" timestamp with time zone,
	"quick" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "speed" text DEFAULT 'correspondence' NOT NULL;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "seats" ADD COLUMN "ready" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "partings" ADD CONSTRAINT "partings_match_matches_id_fk" FOREIGN KEY ("match") REFERENCES "public"."matches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partings" ADD CONSTRAINT "partings_person_people_id_fk" FOREIGN KEY ("person") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partings" ADD CONSTRAINT "partings_to_matches_id_fk" FOREIGN KEY ("to") REFERENCES "public"."matches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rooms" ADD CONSTRAINT "rooms_match_matches_id_fk" FOREIGN KEY ("match") REFERENCES "public"."matches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rooms" ADD CONSTRAINT "rooms_host_people_id_fk" FOREIGN KEY ("host") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "partings_person" ON "partings" USING btree ("person");--> statement-breakpoint
CREATE INDEX "rooms_expires" ON "rooms" USING btree ("expires");--> statement-breakpoint
CREATE INDEX "rooms_ready" ON "rooms" USING btree ("ready_by") WHERE "rooms"."ready_by" is not null;
--> statement-breakpoint
-- Tables that wait already have a host from now on, and as long again.
INSERT INTO "rooms" ("match", "host", "expires")
SELECT m.id, coalesce((SELECT s.person FROM seats s JOIN makers k ON k.match = s.match AND k.person = s.person WHERE s.match = m.id LIMIT 1),
  (SELECT t.person FROM sittings t WHERE t.match = m.id AND t.person IS NOT NULL ORDER BY t.at, t.seat LIMIT 1)), now() + interval '7 days'
FROM "matches" m WHERE m.status = 'open';
