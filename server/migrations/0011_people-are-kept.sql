CREATE TABLE "alerts" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"person" text NOT NULL,
	"kind" text NOT NULL,
	"device" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credentials" (
	"id" text PRIMARY KEY NOT NULL,
	"person" text NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"passkey" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"person" text,
	"mail" text,
	"device" text DEFAULT '' NOT NULL,
	"asker" jsonb,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "merged_into" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "id" text DEFAULT gen_random_uuid()::text NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "guest" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "entry" text DEFAULT 'guest' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "heard" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_person_people_id_fk" FOREIGN KEY ("person") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_person_people_id_fk" FOREIGN KEY ("person") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_person_people_id_fk" FOREIGN KEY ("person") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alerts_person" ON "alerts" USING btree ("person","id");--> statement-breakpoint
CREATE UNIQUE INDEX "credentials_key" ON "credentials" USING btree ("kind","key");--> statement-breakpoint
CREATE INDEX "credentials_person" ON "credentials" USING btree ("person");--> statement-breakpoint
CREATE UNIQUE INDEX "tickets_key" ON "tickets" USING btree ("kind","key");--> statement-breakpoint
CREATE INDEX "tickets_person" ON "tickets" USING btree ("person");--> statement-breakpoint
CREATE INDEX "tickets_until" ON "tickets" USING btree ("until");--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_merged_into_people_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_guest_people_id_fk" FOREIGN KEY ("guest") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_guest" ON "sessions" USING btree ("guest") WHERE "sessions"."guest" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_id" ON "sessions" USING btree ("id");--> statement-breakpoint
INSERT INTO "keys" ("name", "key") VALUES ('credential', gen_random_uuid()::text || gen_random_uuid()::text);
