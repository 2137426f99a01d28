-- What each seat of a finished public match between people is counted for: its turn, and what it had. It names nobody; points are in results.
CREATE TABLE "tallies" (
	"match" text NOT NULL,
	"seat" smallint NOT NULL,
	"turn" smallint NOT NULL,
	"had" jsonb NOT NULL,
	CONSTRAINT "tallies_match_seat_pk" PRIMARY KEY("match","seat")
);
--> statement-breakpoint
ALTER TABLE "tallies" ADD CONSTRAINT "tallies_match_matches_id_fk" FOREIGN KEY ("match") REFERENCES "public"."matches"("id");
