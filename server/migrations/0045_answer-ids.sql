ALTER TABLE "moves" ADD COLUMN "answer" text;
--> statement-breakpoint
CREATE UNIQUE INDEX "moves_answer" ON "moves" USING btree ("match","answer") WHERE "moves"."answer" is not null;
