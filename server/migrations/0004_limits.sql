CREATE TABLE "allowances" (
	"key" text PRIMARY KEY NOT NULL,
	"whole" timestamp with time zone NOT NULL
);
--> statement-breakpoint
INSERT INTO "keys" ("name", "key") VALUES ('session', gen_random_uuid()::text || gen_random_uuid()::text);
