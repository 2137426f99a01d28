-- On how many visits a lesson or a first match was left at which page, by day. It is about nobody: no person, session or address.
CREATE TABLE "lesson_stops" (
	"day" timestamp with time zone NOT NULL,
	"game" text NOT NULL,
	"lesson" text NOT NULL,
	"page" text NOT NULL,
	"finished" boolean NOT NULL,
	"n" integer NOT NULL,
	CONSTRAINT "lesson_stops_day_game_lesson_page_finished_pk" PRIMARY KEY("day","game","lesson","page","finished")
);
