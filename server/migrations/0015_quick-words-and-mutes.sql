CREATE TABLE "mutes" (
	"person" text NOT NULL,
	"muted" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mutes_person_muted_pk" PRIMARY KEY("person","muted")
);
--> statement-breakpoint
ALTER TABLE "talk" ADD COLUMN "word" text;--> statement-breakpoint
ALTER TABLE "talk" ADD COLUMN "watching" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mutes" ADD CONSTRAINT "mutes_person_people_id_fk" FOREIGN KEY ("person") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mutes" ADD CONSTRAINT "mutes_muted_people_id_fk" FOREIGN KEY ("muted") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;