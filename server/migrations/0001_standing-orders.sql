CREATE TABLE "orders" (
	"match" text NOT NULL,
	"seat" smallint NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "orders_match_seat_pk" PRIMARY KEY("match","seat")
);
--> statement-breakpoint
ALTER TABLE "moves" ADD COLUMN "standing" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_match_matches_id_fk" FOREIGN KEY ("match") REFERENCES "public"."matches"("id") ON DELETE no action ON UPDATE no action;