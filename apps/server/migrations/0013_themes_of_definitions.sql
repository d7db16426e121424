INSERT INTO "tag_word" ("id", "tag_id", "word_id", "lang_code", "status")
SELECT gen_random_uuid(), "found".*, 1 FROM (
  SELECT DISTINCT "tag"."id", "word"."id", "word"."lang_code"
  FROM "loaded_content"
  CROSS JOIN jsonb_array_elements("content" -> 'concepts') AS "concept"
  CROSS JOIN jsonb_each_text("concept" -> 'definitions') AS "definition"
  CROSS JOIN jsonb_array_elements_text(
    jsonb_build_array("concept" -> 'group') || coalesce("concept" -> 'themes', '[]')
  ) AS "theme"("code")
  JOIN "tag" ON "tag"."code" = "theme"."code"
  JOIN "word" ON "word"."lang_code" = "definition"."key" AND "word"."key" = replace("definition"."value", '''', '’')
    AND "word"."mode" = 2 AND "word"."status" = 1
) AS "found"
ON CONFLICT DO NOTHING;
