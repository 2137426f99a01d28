-- A place on a ladder takes opponents, not only matches: against how many others somebody has played rated matches, counted up to five.
ALTER TABLE "ratings" ADD COLUMN "opponents" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "ratings" SET "opponents" = least(5, met.n) FROM (
  SELECT a.person, a.game, a.seats, count(DISTINCT b.person) AS n FROM "rating_changes" a
  JOIN "rating_changes" b ON b.match = a.match AND b.person <> a.person GROUP BY a.person, a.game, a.seats) met
WHERE met.person = ratings.person AND met.game = ratings.game AND met.seats = ratings.seats;
