-- The seats of a live match whose people have its page open since it was dealt, as a set: the first clock waits for them.
ALTER TABLE "progress" ADD COLUMN "opened" integer DEFAULT 0 NOT NULL;
