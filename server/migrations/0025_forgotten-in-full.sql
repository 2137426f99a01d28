-- People who were forgotten by an earlier release kept their time zone, who may see their profile, and when they came. The guests who became them are forgotten with them.
INSERT INTO "deletions" ("person", "by", "at", "due", "erased")
  SELECT g."id", d."by", d."at", d."due", d."erased" FROM "deletions" d JOIN "people" g ON g."merged_into" = d."person" WHERE d."erased" IS NOT NULL
  ON CONFLICT ("person") DO UPDATE SET "erased" = excluded."erased";--> statement-breakpoint
UPDATE "people" SET "name" = 'former guest', "handle" = null, "handle_key" = null, "shown" = 'nobody', "zone" = null, "role" = null, "created_at" = 'epoch'
  WHERE "id" IN (SELECT "person" FROM "deletions" WHERE "erased" IS NOT NULL);--> statement-breakpoint
UPDATE "sittings" SET "address" = null, "browser" = null WHERE "person" IN (SELECT "person" FROM "deletions" WHERE "erased" IS NOT NULL);--> statement-breakpoint
UPDATE "acts" SET "args" = (SELECT coalesce(jsonb_object_agg(key, value), '{}') FROM jsonb_each("args") WHERE key IN ('what', 'until', 'seat', 'guest')), "before" = null
  WHERE "person" IN (SELECT "person" FROM "deletions" WHERE "erased" IS NOT NULL);
