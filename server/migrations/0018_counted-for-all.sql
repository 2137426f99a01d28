DELETE FROM "allowances";--> statement-breakpoint
DELETE FROM "keys" WHERE "name" = 'address';--> statement-breakpoint
CREATE TABLE "streams" (
	"person" text NOT NULL,
	"server" text NOT NULL,
	"open" integer NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "streams_person_server_pk" PRIMARY KEY("person","server")
);
--> statement-breakpoint
ALTER TABLE "allowances" ADD COLUMN "points" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "allowances" ADD COLUMN "expire" bigint;--> statement-breakpoint
ALTER TABLE "streams" ADD CONSTRAINT "streams_person_people_id_fk" FOREIGN KEY ("person") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allowances" DROP COLUMN "whole";