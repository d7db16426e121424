INSERT INTO "tag_word" ("id", "tag_id", "word_id", "lang_code", "status")
SELECT gen_random_uuid(), "found".*, 1 FROM (
  SELECT DISTINCT "tag"."id", "word"."id", "word"."lang_code"
  FROM "loaded_content"
  CROSS JOIN jsonb_array_elements("content" -> 'concepts') AS "concept"
  CROSS JOIN jsonb_each_text("concept" -> 'definitions') AS "definition"
  JOIN "tag" ON "tag"."code" = "concept" ->> 'group'
  JOIN "word" ON "word"."lang_code" = "definition"."key" AND "word"."key" = replace("definition"."value", '''', '’')
    AND "word"."mode" = 2 AND "word"."status" = 1
) AS "found"
ON CONFLICT DO NOTHING;--> statement-breakpoint
UPDATE "tag" SET "word_count" = "word_count" - "definition"."count"
FROM (
  SELECT "tag_id", count(*) AS "count" FROM "tag_word" JOIN "word" ON "word"."id" = "word_id"
  WHERE "tag_word"."status" = 1 AND "duplicate_of" IS NULL AND "word"."status" = 1 AND "active" AND "mode" = 2
    AND ("tag_word"."user_id" IS NOT NULL OR "tag_word"."created_at" IS NOT NULL)
  GROUP BY "tag_id"
) AS "definition"
WHERE "definition"."tag_id" = "tag"."id";
