-- What drizzle-kit cannot express. The migration ends with it.
ALTER TABLE "rate_window" SET UNLOGGED;
--> statement-breakpoint
ALTER TABLE "account_event" SET UNLOGGED;
--> statement-breakpoint
-- Sixteen partitions of each table that grows with what learners do.
DO $$
DECLARE
	"parent" regclass;
BEGIN
	FOR "parent" IN
		SELECT "oid" FROM "pg_class" WHERE "relkind" = 'p' AND "relnamespace" = 'public'::regnamespace
	LOOP
		FOR "number" IN 0..15 LOOP
			EXECUTE format('CREATE TABLE %I PARTITION OF %s FOR VALUES WITH (MODULUS 16, REMAINDER %s)',
				"parent" || '_' || "number", "parent", "number");
		END LOOP;
	END LOOP;
END $$;
--> statement-breakpoint
-- Whatever deletes words of a list, such as deleting a word, also lowers the count of the list.
CREATE FUNCTION "count_words_out_of_lists"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM FROM "list" WHERE "id" IN (SELECT "list_id" FROM "removed") ORDER BY "id" FOR NO KEY UPDATE;
	UPDATE "list" SET "word_count" = "word_count" - "gone"."count"
	FROM (SELECT "list_id", count(*)::int AS "count" FROM "removed" GROUP BY "list_id") AS "gone"
	WHERE "list"."id" = "gone"."list_id";
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "list_word_removed" AFTER DELETE ON "list_word" REFERENCING OLD TABLE AS "removed"
FOR EACH STATEMENT EXECUTE FUNCTION "count_words_out_of_lists"();
--> statement-breakpoint
-- When a word that was public is hidden, its lists and tables have words that some readers do not see.
CREATE FUNCTION "note_hidden_words"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"hidden" uuid[];
BEGIN
	SELECT array_agg("after"."id") INTO "hidden" FROM "before" JOIN "after" USING ("id")
	WHERE "before"."published" AND "before"."active" AND NOT ("after"."published" AND "after"."active");
	IF "hidden" IS NOT NULL THEN
		UPDATE "list" SET "has_hidden_words" = true
		FROM (
			SELECT "id" FROM "list"
			WHERE "id" IN (SELECT "list_id" FROM "list_word" WHERE "word_id" = ANY ("hidden"))
			ORDER BY "id" FOR NO KEY UPDATE
		) AS "holding"
		WHERE "list"."id" = "holding"."id";
		UPDATE "word_table" SET "has_hidden_words" = true
		FROM (
			SELECT "id" FROM "word_table"
			WHERE "id" IN (
				SELECT "table_id" FROM "table_cell_word" JOIN "table_row" ON "table_row"."id" = "row_id"
				WHERE "word_id" = ANY ("hidden")
			)
			ORDER BY "id" FOR NO KEY UPDATE
		) AS "holding"
		WHERE "word_table"."id" = "holding"."id";
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "word_hidden" AFTER UPDATE ON "word" REFERENCING OLD TABLE AS "before" NEW TABLE AS "after"
FOR EACH STATEMENT EXECUTE FUNCTION "note_hidden_words"();
