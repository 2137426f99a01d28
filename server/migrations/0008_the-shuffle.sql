ALTER TABLE "matches" ALTER COLUMN "seed" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "secret" text;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "generator" text;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "seal_by" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "seats" ADD COLUMN "contribution" text;--> statement-breakpoint
CREATE INDEX "matches_seal" ON "matches" USING btree ("seal_by") WHERE "matches"."seal_by" is not null;--> statement-breakpoint
-- Tables that wait for people were dealt already. They are dealt anew when they are full: what was promised of them is now the hall's part of the seed.
UPDATE "matches" SET "secret" = "seed", "seed" = NULL WHERE "status" IN ('open', 'closed');
