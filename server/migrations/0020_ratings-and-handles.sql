CREATE TABLE "invitations" (
	"match" text NOT NULL,
	"person" text NOT NULL,
	"by" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invitations_match_person_pk" PRIMARY KEY("match","person")
);
--> statement-breakpoint
CREATE TABLE "rating_changes" (
	"match" text NOT NULL,
	"person" text NOT NULL,
	"game" text NOT NULL,
	"seats" smallint NOT NULL,
	"at" timestamp (6) with time zone NOT NULL,
	"mu_before" double precision NOT NULL,
	"sigma_before" double precision NOT NULL,
	"mu" double precision NOT NULL,
	"sigma" double precision NOT NULL,
	CONSTRAINT "rating_changes_match_person_pk" PRIMARY KEY("match","person")
);
--> statement-breakpoint
CREATE TABLE "rating_queue" (
	"match" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ratings" (
	"person" text NOT NULL,
	"game" text NOT NULL,
	"seats" smallint NOT NULL,
	"mu" double precision NOT NULL,
	"sigma" double precision NOT NULL,
	"matches" integer NOT NULL,
	"library" text NOT NULL,
	CONSTRAINT "ratings_person_game_seats_pk" PRIMARY KEY("person","game","seats")
);
--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "rated" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "unrated" text;--> statement-breakpoint
ALTER TABLE "sittings" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "sittings" ADD COLUMN "browser" text;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "handle" text;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "handle_key" text;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "shown" text DEFAULT 'all' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "browser" text DEFAULT gen_random_uuid()::text NOT NULL;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_match_matches_id_fk" FOREIGN KEY ("match") REFERENCES "public"."matches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_person_people_id_fk" FOREIGN KEY ("person") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_by_people_id_fk" FOREIGN KEY ("by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rating_changes" ADD CONSTRAINT "rating_changes_person_people_id_fk" FOREIGN KEY ("person") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_person_people_id_fk" FOREIGN KEY ("person") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invitations_person" ON "invitations" USING btree ("person");--> statement-breakpoint
CREATE INDEX "rating_changes_person" ON "rating_changes" USING btree ("person","game","seats","at");--> statement-breakpoint
CREATE INDEX "rating_changes_order" ON "rating_changes" USING btree ("game","seats","at","match");--> statement-breakpoint
CREATE INDEX "rating_queue_at" ON "rating_queue" USING btree ("at","match");--> statement-breakpoint
CREATE INDEX "ratings_ladder" ON "ratings" USING btree ("game","seats","mu");--> statement-breakpoint
CREATE UNIQUE INDEX "people_handle" ON "people" USING btree ("handle_key") WHERE "people"."handle_key" is not null;