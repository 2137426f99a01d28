ALTER TABLE "sessions" ADD COLUMN "used_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
-- Nobody knows when these were last used: the next time renews row and cookie.
UPDATE "sessions" SET "used_at" = "created_at";
