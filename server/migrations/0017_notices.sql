CREATE TABLE "channels" (
	"id" text PRIMARY KEY NOT NULL,
	"person" text NOT NULL,
	"kind" text NOT NULL,
	"address" text NOT NULL,
	"keys" jsonb,
	"session" text,
	"device" text DEFAULT '' NOT NULL,
	"credential" text,
	"form" text,
	"secret" text,
	"failures" smallint DEFAULT 0 NOT NULL,
	"fault" text,
	"rests" timestamp with time zone DEFAULT '-infinity' NOT NULL,
	"off" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "deliveries" (
	"id" text PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"items" jsonb NOT NULL,
	"digest" text,
	"due" timestamp with time zone DEFAULT now() NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"until" timestamp with time zone DEFAULT '-infinity' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "looks" (
	"person" text NOT NULL,
	"match" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "looks_person_match_pk" PRIMARY KEY("person","match")
);
--> statement-breakpoint
CREATE TABLE "notice_mutes" (
	"person" text NOT NULL,
	"match" text NOT NULL,
	CONSTRAINT "notice_mutes_person_match_pk" PRIMARY KEY("person","match")
);
--> statement-breakpoint
CREATE TABLE "notice_settings" (
	"person" text PRIMARY KEY NOT NULL,
	"wants" jsonb NOT NULL,
	"quiet_from" smallint,
	"quiet_to" smallint,
	"digest" smallint,
	"language" text DEFAULT 'en' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"person" text NOT NULL,
	"match" text NOT NULL,
	"kind" text NOT NULL,
	"seat" smallint,
	"since" timestamp with time zone,
	"about" jsonb,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"due" timestamp with time zone NOT NULL,
	CONSTRAINT "outbox_person_match_kind_pk" PRIMARY KEY("person","match","kind")
);
--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "zone" text;--> statement-breakpoint
ALTER TABLE "channels" ADD CONSTRAINT "channels_person_people_id_fk" FOREIGN KEY ("person") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channels" ADD CONSTRAINT "channels_session_sessions_token_hash_fk" FOREIGN KEY ("session") REFERENCES "public"."sessions"("token_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channels" ADD CONSTRAINT "channels_credential_credentials_id_fk" FOREIGN KEY ("credential") REFERENCES "public"."credentials"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_channel_channels_id_fk" FOREIGN KEY ("channel") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "looks" ADD CONSTRAINT "looks_person_people_id_fk" FOREIGN KEY ("person") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_mutes" ADD CONSTRAINT "notice_mutes_person_people_id_fk" FOREIGN KEY ("person") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_settings" ADD CONSTRAINT "notice_settings_person_people_id_fk" FOREIGN KEY ("person") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_person_people_id_fk" FOREIGN KEY ("person") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "channels_person" ON "channels" USING btree ("person");--> statement-breakpoint
CREATE INDEX "channels_session" ON "channels" USING btree ("session") WHERE "channels"."session" is not null;--> statement-breakpoint
CREATE INDEX "channels_credential" ON "channels" USING btree ("credential") WHERE "channels"."credential" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "channels_push" ON "channels" USING btree ("address") WHERE "channels"."kind" = 'push';--> statement-breakpoint
CREATE UNIQUE INDEX "channels_one" ON "channels" USING btree ("person","kind") WHERE "channels"."kind" <> 'push';--> statement-breakpoint
CREATE INDEX "deliveries_due" ON "deliveries" USING btree ("due");--> statement-breakpoint
CREATE INDEX "deliveries_channel" ON "deliveries" USING btree ("channel");--> statement-breakpoint
CREATE UNIQUE INDEX "deliveries_digest" ON "deliveries" USING btree ("channel","digest") WHERE "deliveries"."digest" is not null;--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("due");