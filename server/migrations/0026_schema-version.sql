-- Which schema the database has, and the oldest one that a server may be built for to work on it. Releases before this one look at drizzle.__drizzle_migrations alone.
CREATE TABLE "schema_version" (
	"one" boolean PRIMARY KEY DEFAULT true NOT NULL CHECK ("one"),
	"version" integer NOT NULL,
	"oldest" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
