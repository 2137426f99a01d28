CREATE TABLE "acts" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"by" text,
	"from" text NOT NULL,
	"act" text NOT NULL,
	"person" text,
	"match" text,
	"report" bigint,
	"args" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"before" jsonb,
	"reason" text DEFAULT '' NOT NULL,
	"undone" bigint
);
--> statement-breakpoint
CREATE TABLE "blocks" (
	"person" text NOT NULL,
	"blocked" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blocks_person_blocked_pk" PRIMARY KEY("person","blocked")
);
--> statement-breakpoint
CREATE TABLE "deletions" (
	"person" text PRIMARY KEY NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"due" timestamp with time zone NOT NULL,
	"erased" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "hall" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"by" text NOT NULL,
	"about" text NOT NULL,
	"match" text,
	"line" bigint,
	"why" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"attached" jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"answer" bigint
);
--> statement-breakpoint
CREATE TABLE "suspensions" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"person" text NOT NULL,
	"what" text NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"until" timestamp with time zone,
	"lifted" boolean DEFAULT false NOT NULL,
	"read" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "voids" (
	"match" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"lifted" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "role" text;--> statement-breakpoint
ALTER TABLE "acts" ADD CONSTRAINT "acts_by_people_id_fk" FOREIGN KEY ("by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "acts" ADD CONSTRAINT "acts_person_people_id_fk" FOREIGN KEY ("person") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_person_people_id_fk" FOREIGN KEY ("person") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocked_people_id_fk" FOREIGN KEY ("blocked") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_by_people_id_fk" FOREIGN KEY ("by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_about_people_id_fk" FOREIGN KEY ("about") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suspensions" ADD CONSTRAINT "suspensions_person_people_id_fk" FOREIGN KEY ("person") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "acts_person" ON "acts" USING btree ("person");--> statement-breakpoint
CREATE INDEX "acts_at" ON "acts" USING btree ("at");--> statement-breakpoint
CREATE INDEX "blocks_blocked" ON "blocks" USING btree ("blocked");--> statement-breakpoint
CREATE INDEX "deletions_due" ON "deletions" USING btree ("due") WHERE "deletions"."erased" is null;--> statement-breakpoint
CREATE INDEX "reports_open" ON "reports" USING btree ("at") WHERE "reports"."answer" is null;--> statement-breakpoint
CREATE INDEX "reports_about" ON "reports" USING btree ("about");--> statement-breakpoint
CREATE INDEX "reports_by" ON "reports" USING btree ("by");--> statement-breakpoint
CREATE INDEX "suspensions_person" ON "suspensions" USING btree ("person");