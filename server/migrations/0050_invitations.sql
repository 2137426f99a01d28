ALTER TABLE "people" ADD COLUMN "invites" text DEFAULT 'all' NOT NULL;--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "invites_at" timestamp with time zone;--> statement-breakpoint
CREATE TABLE "acceptances" (
	"person" text NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "acceptances_person_by_pk" PRIMARY KEY("person","by")
);--> statement-breakpoint
ALTER TABLE "acceptances" ADD CONSTRAINT "acceptances_person_people_id_fk" FOREIGN KEY ("person") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "acceptances" ADD CONSTRAINT "acceptances_by_people_id_fk" FOREIGN KEY ("by") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "acceptances_by" ON "acceptances" USING btree ("by");
