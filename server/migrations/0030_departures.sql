-- A departure from a rated match is a result of it, and each match keeps the rating law under which it is played: what is here already keeps the first.
ALTER TABLE "matches" ADD COLUMN "rating_law" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "results" ADD COLUMN "departure" text;--> statement-breakpoint
ALTER TABLE "results" ADD COLUMN "departed" integer;
