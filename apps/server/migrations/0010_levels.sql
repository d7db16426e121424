UPDATE "word" SET "grammar" = coalesce("grammar", '{}') || jsonb_build_object('level', (array['A1', 'A2', 'B1', 'B2', 'C1', 'C2'])["level"])
WHERE "level" IS NOT NULL;--> statement-breakpoint
UPDATE "word_contribution" SET "grammar" = coalesce("word_contribution"."grammar", '{}') || jsonb_build_object('level', (array['A1', 'A2', 'B1', 'B2', 'C1', 'C2'])["level"])
FROM "word"
WHERE "word"."id" = "word_id" AND "level" IS NOT NULL AND "user_id" IS NULL AND "created_at" IS NULL;--> statement-breakpoint
INSERT INTO "word_contribution" ("id", "word_id", "grammar", "privacy", "status")
SELECT gen_random_uuid(), "id", jsonb_build_object('level', (array['A1', 'A2', 'B1', 'B2', 'C1', 'C2'])["level"]), 1, 1 FROM "word"
WHERE "level" IS NOT NULL AND "status" = 1 AND NOT EXISTS (
  SELECT FROM "word_contribution" WHERE "word_id" = "word"."id" AND "user_id" IS NULL AND "created_at" IS NULL
);--> statement-breakpoint
ALTER TABLE "word" drop column "level";--> statement-breakpoint
ALTER TABLE "word" ADD COLUMN "level" smallint GENERATED ALWAYS AS (array_position(array['A1', 'A2', 'B1', 'B2', 'C1', 'C2'], grammar ->> 'level')) STORED;