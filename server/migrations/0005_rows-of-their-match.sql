ALTER TABLE "moves" DROP CONSTRAINT "moves_match_matches_id_fk";
