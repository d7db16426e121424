CREATE TABLE "known_device" (
	"digest" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tag_author" (
	"tag_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "tag_author_tag_id_user_id_pk" PRIMARY KEY("tag_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "word_contribution" (
	"id" uuid PRIMARY KEY NOT NULL,
	"word_id" uuid NOT NULL,
	"user_id" uuid,
	"example" text,
	"speech_part_ids" smallint[] DEFAULT '{}' NOT NULL,
	"privacy" smallint NOT NULL,
	"status" smallint NOT NULL,
	"publishes_word" boolean DEFAULT false NOT NULL,
	"reason" text,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "image" DROP CONSTRAINT "image_url_unique";
--> statement-breakpoint
ALTER TABLE "list" DROP CONSTRAINT "list_slug_unique";
--> statement-breakpoint
ALTER TABLE "word_table" DROP CONSTRAINT "word_table_slug_unique";
--> statement-breakpoint
ALTER TABLE "upload" DROP CONSTRAINT "upload_image_id_image_id_fk";
--> statement-breakpoint
DROP INDEX "upload_of_image";
--> statement-breakpoint
DROP INDEX "upload_without_image";
--> statement-breakpoint
DROP INDEX "word_to_judge";
--> statement-breakpoint
DROP INDEX "tag_word_once";
--> statement-breakpoint
DROP INDEX "tag_word_of_user";
--> statement-breakpoint
DROP INDEX "translation_from_low";
--> statement-breakpoint
DROP INDEX "word_by_key";
--> statement-breakpoint
ALTER TABLE "word_image" ADD COLUMN "decided_by" uuid;
--> statement-breakpoint
ALTER TABLE "word_image" ADD COLUMN "decided_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "answer_suggestion" ADD COLUMN "decided_by" uuid;
--> statement-breakpoint
ALTER TABLE "answer_suggestion" ADD COLUMN "decided_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "tag" ADD COLUMN "status" smallint DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE "tag" ADD COLUMN "localized_name" jsonb;
--> statement-breakpoint
ALTER TABLE "tag" ADD COLUMN "search_text" text collate "C" DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "tag_word" ADD COLUMN "decided_by" uuid;
--> statement-breakpoint
ALTER TABLE "tag_word" ADD COLUMN "decided_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "tag_word" ADD COLUMN "duplicate_of" uuid;
--> statement-breakpoint
ALTER TABLE "translation" ADD COLUMN "decided_by" uuid;
--> statement-breakpoint
ALTER TABLE "translation" ADD COLUMN "decided_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "translation" ADD COLUMN "duplicate_of" uuid;
--> statement-breakpoint
ALTER TABLE "word" ADD COLUMN "owner_id" uuid;
--> statement-breakpoint
ALTER TABLE "word" ADD COLUMN "is_contributed" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
-- What follows gives to each learner what is theirs.
CREATE FUNCTION pg_temp.new_id("moment" timestamptz DEFAULT clock_timestamp())
RETURNS uuid LANGUAGE sql VOLATILE AS $$
	SELECT encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
		PLACING substring(int8send((extract(epoch FROM "moment") * 1000)::bigint) FROM 3)
		FROM 1 FOR 6), 52, 1), 53, 1), 'hex')::uuid
$$;
--> statement-breakpoint
-- Nobody knows who made a tag that is on no word. Whoever misses it may make it again.
DELETE FROM "tag" WHERE NOT EXISTS (SELECT FROM "tag_word" WHERE "tag_id" = "tag"."id");
--> statement-breakpoint
-- A tag that was approved on no word is for those who put it on one. Its id is derived from its code, as
-- that of a tag which somebody makes now: it must not tell that the tag exists.
UPDATE "tag" SET "status" = 3
WHERE NOT EXISTS (SELECT FROM "tag_word" WHERE "tag_id" = "tag"."id" AND "status" = 1);
--> statement-breakpoint
CREATE FUNCTION pg_temp.id_of_tag("code" text) RETURNS uuid LANGUAGE sql IMMUTABLE AS $$
	SELECT encode(set_byte(set_byte("digest", 6, get_byte("digest", 6) & 15 | 48),
		8, get_byte("digest", 8) & 63 | 128), 'hex')::uuid
	FROM decode(md5('\x5c1cf2a16f5a4d8f9c390c6a4f3f8a57'::bytea || convert_to("code", 'UTF8')), 'hex')
		AS "digest"
$$;
--> statement-breakpoint
ALTER TABLE "tag_word" DROP CONSTRAINT "tag_word_tag_id_tag_id_fk";
--> statement-breakpoint
UPDATE "tag_word" SET "tag_id" = pg_temp.id_of_tag("code")
FROM "tag" WHERE "tag"."id" = "tag_id" AND "tag"."status" = 3;
--> statement-breakpoint
UPDATE "tag" SET "id" = pg_temp.id_of_tag("code") WHERE "status" = 3;
--> statement-breakpoint
ALTER TABLE "tag_word" ADD CONSTRAINT "tag_word_tag_id_tag_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tag"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
INSERT INTO "tag_author" ("tag_id", "user_id")
SELECT DISTINCT "tag_id", "user_id" FROM "tag_word" JOIN "tag" ON "tag"."id" = "tag_id"
WHERE "tag"."status" = 3 AND "user_id" IS NOT NULL;
--> statement-breakpoint
ALTER TABLE "tag" ALTER COLUMN "status" DROP DEFAULT;
--> statement-breakpoint
-- Each of several who proposed the same translation has a proposal of their own.
WITH "copy" AS (
	INSERT INTO "translation" ("id", "low_word_id", "high_word_id", "low_lang_code", "high_lang_code",
		"speech_part_id", "status", "user_id", "created_at", "duplicate_of")
	SELECT pg_temp.new_id("seconder"."created_at"), "low_word_id", "high_word_id",
		"low_lang_code", "high_lang_code",
		"speech_part_id", CASE WHEN "status" = 1 THEN 1 ELSE 3 END, "seconder"."user_id",
		"seconder"."created_at", CASE WHEN "status" = 1 THEN "translation"."id" END
	FROM "translation_seconder" AS "seconder"
	JOIN "translation" ON "translation"."id" = "seconder"."translation_id"
	WHERE "translation"."user_id" IS DISTINCT FROM "seconder"."user_id"
	RETURNING "id", "user_id", "low_word_id", "high_word_id", "speech_part_id", "status"
)
UPDATE "translation_pin" SET "translation_id" = "copy"."id"
FROM "copy" JOIN "translation" USING ("low_word_id", "high_word_id", "speech_part_id")
WHERE "translation_pin"."translation_id" = "translation"."id" AND "copy"."status" = 3
	AND "translation_pin"."user_id" = "copy"."user_id";
--> statement-breakpoint
-- Nobody knows which of several authors wrote the example of a word. If one of them keeps the word
-- private, it is taken for theirs, so that nothing private becomes or stays public.
INSERT INTO "word_contribution" ("id", "word_id", "user_id", "example", "speech_part_ids", "privacy",
	"status", "publishes_word", "reason", "created_at")
SELECT pg_temp.new_id("created_at"), "word_id", "user_id",
	CASE WHEN "writing_order" = 1 THEN "example" END,
	CASE WHEN "author_order" = 1 OR ("status" = 1 AND "privacy" = 1 AND "public_order" = 1)
		THEN "speech_part_ids" ELSE '{}' END,
	"privacy",
	CASE
		WHEN "privacy" = 2 THEN 3
		WHEN "status" = 1 THEN 1
		WHEN "status" = 2 AND "public_order" = 1 THEN 2
		ELSE 3
	END,
	"status" = 1 AND "privacy" = 1,
	CASE WHEN "status" = 2 AND "privacy" = 1 AND "public_order" = 1 THEN "reason" END,
	"created_at"
FROM (
	SELECT "author".*, "word"."example", "word"."speech_part_ids", "word"."status", "word"."reason",
		row_number() OVER (PARTITION BY "word_id" ORDER BY "privacy" DESC, "created_at", "user_id") AS "writing_order",
		row_number() OVER (PARTITION BY "word_id" ORDER BY "created_at", "user_id") AS "author_order",
		row_number() OVER (PARTITION BY "word_id", "privacy" ORDER BY "created_at", "user_id") AS "public_order"
	FROM "word_author" AS "author" JOIN "word" ON "word"."id" = "author"."word_id"
) AS "authored";
--> statement-breakpoint
INSERT INTO "word_contribution" ("id", "word_id", "example", "privacy", "status")
SELECT pg_temp.new_id(), "id", "example", 1, 1 FROM "word"
WHERE "status" = 1 AND "example" IS NOT NULL
	AND NOT EXISTS (SELECT FROM "word_author" WHERE "word_id" = "word"."id");
--> statement-breakpoint
UPDATE "word" SET "is_contributed" = true
WHERE "status" = 1 AND "licence" IS NULL AND EXISTS (
	SELECT FROM "word_contribution" WHERE "word_id" = "word"."id" AND "publishes_word"
) AND NOT EXISTS (
	-- An import has the word, too.
	SELECT FROM (
		SELECT "low_word_id" AS "id" FROM "translation" WHERE "licence" IS NOT NULL
		UNION ALL SELECT "high_word_id" FROM "translation" WHERE "licence" IS NOT NULL
	) AS "imported"
	WHERE "imported"."id" = "word"."id"
);
--> statement-breakpoint
CREATE UNIQUE INDEX "word_contribution_once" ON "word_contribution" USING btree ("word_id","user_id");
--> statement-breakpoint
CREATE INDEX "word_contribution_of_user" ON "word_contribution" USING btree ("user_id","word_id");
--> statement-breakpoint
CREATE INDEX "tag_word_of_word" ON "tag_word" USING btree ("word_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "translation_from_low" ON "translation" USING btree ("low_word_id","high_lang_code","high_word_id","speech_part_id",(case when status = 1 and duplicate_of is null then '00000000-0000-0000-0000-000000000000'::uuid else user_id end));
--> statement-breakpoint
-- A word that is not public belongs to one learner. The first author keeps it, unless others than its
-- authors refer to it; everybody else gets a word of their own, and what they have refers to that.
DO $$
DECLARE
	"shared" record;
	"author" record;
	"own_id" uuid;
BEGIN
	FOR "shared" IN
		SELECT "word".*, EXISTS (
			SELECT FROM (
				SELECT "list"."user_id" FROM "list_word" JOIN "list" ON "list"."id" = "list_id"
				WHERE "word_id" = "word"."id"
				UNION ALL SELECT "word_table"."user_id" FROM "table_cell_word"
				JOIN "table_row" ON "table_row"."id" = "row_id"
				JOIN "word_table" ON "word_table"."id" = "table_id"
				WHERE "word_id" = "word"."id"
				UNION ALL SELECT "user_id" FROM "user_word" WHERE "word_id" = "word"."id"
				UNION ALL SELECT "quiz"."user_id" FROM "quiz_result" JOIN "quiz" ON "quiz"."id" = "quiz_id"
				WHERE "word_id" = "word"."id"
				UNION ALL SELECT "user_id" FROM "answer_suggestion" WHERE "word_id" = "word"."id"
				UNION ALL SELECT "user_id" FROM "word_image" WHERE "word_id" = "word"."id"
				UNION ALL SELECT "user_id" FROM "tag_word" WHERE "word_id" = "word"."id"
				UNION ALL SELECT "user_id" FROM "translation" WHERE "low_word_id" = "word"."id"
				UNION ALL SELECT "user_id" FROM "translation" WHERE "high_word_id" = "word"."id"
			) AS "reference"
			WHERE NOT EXISTS (
				SELECT FROM "word_contribution" AS "own"
				WHERE "own"."word_id" = "word"."id" AND "own"."user_id" = "reference"."user_id"
			)
		) AS "is_used_by_others"
		FROM "word" WHERE "status" <> 1
	LOOP
		UPDATE "word" SET "status" = 2 WHERE "id" = "shared"."id";
		FOR "author" IN
			SELECT * FROM "word_contribution" WHERE "word_id" = "shared"."id" ORDER BY "created_at", "user_id"
		LOOP
			IF NOT "shared"."is_used_by_others" AND NOT EXISTS (
				SELECT FROM "word" WHERE "id" = "shared"."id" AND "owner_id" IS NOT NULL
			) THEN
				UPDATE "word" SET "status" = 3, "owner_id" = "author"."user_id",
					"speech_part_ids" = "author"."speech_part_ids"
				WHERE "id" = "shared"."id";
				CONTINUE;
			END IF;
			"own_id" := pg_temp.new_id();
			INSERT INTO "word" ("id", "lang_code", "text", "key", "search_text", "mode", "status", "active",
				"speech_part_ids", "owner_id")
			VALUES ("own_id", "shared"."lang_code", "shared"."text", "shared"."key", "shared"."search_text",
				"shared"."mode", 3, true, "author"."speech_part_ids", "author"."user_id");
			UPDATE "word_contribution" SET "word_id" = "own_id" WHERE "id" = "author"."id";
			UPDATE "list_word" SET "word_id" = "own_id" WHERE "word_id" = "shared"."id"
				AND "list_id" IN (SELECT "id" FROM "list" WHERE "user_id" = "author"."user_id");
			UPDATE "table_cell_word" SET "word_id" = "own_id" WHERE "word_id" = "shared"."id"
				AND "row_id" IN (
					SELECT "table_row"."id" FROM "table_row"
					JOIN "word_table" ON "word_table"."id" = "table_id"
					WHERE "user_id" = "author"."user_id"
				);
			UPDATE "user_word" SET "word_id" = "own_id"
				WHERE "word_id" = "shared"."id" AND "user_id" = "author"."user_id";
			UPDATE "quiz_result" SET "word_id" = "own_id" WHERE "word_id" = "shared"."id"
				AND "quiz_id" IN (SELECT "id" FROM "quiz" WHERE "user_id" = "author"."user_id");
			UPDATE "quiz" SET "pairs" = replace("pairs"::text, "shared"."id"::text, "own_id"::text)::jsonb,
				"settings" = replace("settings"::text, "shared"."id"::text, "own_id"::text)::jsonb
				WHERE "user_id" = "author"."user_id"
				AND strpos("pairs"::text || "settings"::text, "shared"."id"::text) > 0;
			UPDATE "answer_suggestion" SET "word_id" = "own_id"
				WHERE "word_id" = "shared"."id" AND "user_id" = "author"."user_id";
			UPDATE "word_image" SET "word_id" = "own_id"
				WHERE "word_id" = "shared"."id" AND "user_id" = "author"."user_id";
			UPDATE "tag_word" SET "word_id" = "own_id"
				WHERE "word_id" = "shared"."id" AND "user_id" = "author"."user_id";
			UPDATE "translation_pin" SET "word_id" = "own_id"
				WHERE "word_id" = "shared"."id" AND "user_id" = "author"."user_id";
			UPDATE "translation" SET
				"low_word_id" = least("other"."id", "own_id"),
				"high_word_id" = greatest("other"."id", "own_id"),
				"low_lang_code" = CASE WHEN "other"."id" < "own_id" THEN "other"."lang_code" ELSE "shared"."lang_code" END,
				"high_lang_code" = CASE WHEN "other"."id" < "own_id" THEN "shared"."lang_code" ELSE "other"."lang_code" END
				FROM "word" AS "other"
				WHERE "user_id" = "author"."user_id"
				AND "shared"."id" IN ("low_word_id", "high_word_id")
				AND "other"."id" IN ("low_word_id", "high_word_id") AND "other"."id" <> "shared"."id";
		END LOOP;
	END LOOP;
END $$;
--> statement-breakpoint
-- A proposal that no longer says the same as the approved one waits for a decision of its own.
UPDATE "translation" AS "one" SET "status" = 3, "duplicate_of" = NULL
FROM "translation" AS "other" WHERE "other"."id" = "one"."duplicate_of" AND
	("one"."low_word_id", "one"."high_word_id") <> ("other"."low_word_id", "other"."high_word_id");
--> statement-breakpoint
-- A pin on what its learner no longer sees could not be taken off.
DELETE FROM "translation_pin" USING "translation"
WHERE "translation"."id" = "translation_id" AND (
	"word_id" NOT IN ("low_word_id", "high_word_id") OR EXISTS (
		SELECT FROM "word" WHERE "word"."id" IN ("low_word_id", "high_word_id")
			AND "status" <> 1 AND "owner_id" IS DISTINCT FROM "translation_pin"."user_id"
	)
);
--> statement-breakpoint
-- Two learners who uploaded the same picture are credited apart.
DO $$
DECLARE
	"shared" record;
	"own_id" uuid;
BEGIN
	FOR "shared" IN
		SELECT DISTINCT "image".*, "word_image"."user_id", "username" FROM "image"
		JOIN "word_image" ON "word_image"."image_id" = "image"."id"
		JOIN "app_user" ON "app_user"."id" = "word_image"."user_id"
		WHERE "word_image"."user_id" <> (
			SELECT "user_id" FROM "word_image" AS "first"
			WHERE "first"."image_id" = "image"."id" ORDER BY "id" LIMIT 1
		)
	LOOP
		"own_id" := pg_temp.new_id();
		INSERT INTO "image" ("id", "url", "licence", "source")
		VALUES ("own_id", "shared"."url", "shared"."licence", "shared"."username");
		UPDATE "word_image" SET "image_id" = "own_id"
		WHERE "image_id" = "shared"."id" AND "user_id" = "shared"."user_id";
	END LOOP;
END $$;
--> statement-breakpoint
UPDATE "tag" SET "word_count" = (
	SELECT count(*) FROM "tag_word" JOIN "word" ON "word"."id" = "tag_word"."word_id"
	WHERE "tag_id" = "tag"."id" AND "tag_word"."status" = 1 AND "duplicate_of" IS NULL
		AND "word"."status" = 1 AND "active"
);
--> statement-breakpoint
-- The tags of the starter content are named as its lists are.
UPDATE "tag" SET "localized_name" = "list"."localized_name", "search_text" = "list"."search_text"
FROM "list"
WHERE "slug" = "lang_code" || '-' || "code" AND "user_id" IS NULL
	AND "list"."localized_name" IS NOT NULL AND "tag"."status" = 1;
--> statement-breakpoint
UPDATE "list" SET "has_hidden_words" = true
WHERE "id" IN (
	SELECT "list_id" FROM "list_word" JOIN "word" ON "word"."id" = "word_id" WHERE "status" <> 1
);
--> statement-breakpoint
DROP TABLE "translation_seconder";
--> statement-breakpoint
DROP TABLE "word_author";
--> statement-breakpoint
ALTER TABLE "tag_author" ADD CONSTRAINT "tag_author_tag_id_tag_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tag"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "tag_author" ADD CONSTRAINT "tag_author_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "word_contribution" ADD CONSTRAINT "word_contribution_word_id_word_id_fk" FOREIGN KEY ("word_id") REFERENCES "public"."word"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "word_contribution" ADD CONSTRAINT "word_contribution_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "tag_author_of_user" ON "tag_author" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "word_contribution_to_judge" ON "word_contribution" USING btree ("status","id") WHERE status <> 1 and privacy = 1;
--> statement-breakpoint
ALTER TABLE "word" ADD CONSTRAINT "word_owner_id_app_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "image_by_url" ON "image" USING btree ("url");
--> statement-breakpoint
CREATE INDEX "upload_in_order" ON "upload" USING btree ("created_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "list_public_slug" ON "list" USING btree ("slug") WHERE privacy = 1;
--> statement-breakpoint
CREATE UNIQUE INDEX "list_own_slug" ON "list" USING btree ("user_id","slug");
--> statement-breakpoint
CREATE UNIQUE INDEX "word_table_public_slug" ON "word_table" USING btree ("slug") WHERE privacy = 1;
--> statement-breakpoint
CREATE UNIQUE INDEX "word_table_own_slug" ON "word_table" USING btree ("user_id","slug");
--> statement-breakpoint
CREATE INDEX "tag_word_with_duplicate" ON "tag_word" USING btree ("duplicate_of") WHERE duplicate_of is not null;
--> statement-breakpoint
CREATE INDEX "translation_with_duplicate" ON "translation" USING btree ("duplicate_of") WHERE duplicate_of is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "word_of_owner" ON "word" USING btree ("owner_id","lang_code","key","mode") WHERE owner_id is not null;
--> statement-breakpoint
CREATE INDEX "word_not_published" ON "word" USING btree ("lang_code","key","mode") WHERE status <> 1;
--> statement-breakpoint
CREATE UNIQUE INDEX "tag_word_once" ON "tag_word" USING btree ("word_id","tag_id") WHERE status = 1 and duplicate_of is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "tag_word_of_user" ON "tag_word" USING btree ("user_id","word_id","tag_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "word_by_key" ON "word" USING btree ("lang_code","key","mode") WHERE status = 1;
--> statement-breakpoint
ALTER TABLE "upload" DROP COLUMN "image_id";
--> statement-breakpoint
ALTER TABLE "word" DROP COLUMN "example";
--> statement-breakpoint
ALTER TABLE "word" DROP COLUMN "reason";
--> statement-breakpoint
ALTER TABLE "word" ADD CONSTRAINT "word_owner_of_personal" CHECK ((status = 3) = (owner_id is not null));
--> statement-breakpoint
ALTER TABLE "known_device" ADD CONSTRAINT "known_device_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "known_device_of_user" ON "known_device" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "known_device_by_expiry" ON "known_device" USING btree ("expires_at");
