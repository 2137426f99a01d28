-- Whoever is told of turns on a channel is told there that they are asked for a vote: it was told with seats before, or not at all.
UPDATE "notice_settings" SET "wants" = (SELECT jsonb_object_agg(k, CASE WHEN v ? 'turn' THEN v || '["vote"]' ELSE v END) FROM jsonb_each("wants") AS w(k, v));
