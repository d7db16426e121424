DROP INDEX "word_as_it_came";--> statement-breakpoint
DROP INDEX "word_of_language";--> statement-breakpoint
DROP INDEX "word_by_search_text";--> statement-breakpoint
DROP INDEX "word_by_trigram";--> statement-breakpoint
CREATE INDEX "definition_as_it_came" ON "word" USING btree ("lang_code","id") WHERE status = 1 and active and mode = 2;--> statement-breakpoint
CREATE INDEX "definition_by_search_text" ON "word" USING btree ("search_text","id") WHERE status = 1 and active and mode = 2;--> statement-breakpoint
CREATE INDEX "definition_by_trigram" ON "word" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false) WHERE status = 1 and active and mode = 2;--> statement-breakpoint
CREATE INDEX "word_as_it_came" ON "word" USING btree ("lang_code","id") WHERE status = 1 and active and mode <> 2;--> statement-breakpoint
CREATE INDEX "word_of_language" ON "word" USING btree ("lang_code","search_text","id") WHERE status = 1 and active and mode <> 2;--> statement-breakpoint
CREATE INDEX "word_by_search_text" ON "word" USING btree ("search_text","id") WHERE status = 1 and active and mode <> 2;--> statement-breakpoint
CREATE INDEX "word_by_trigram" ON "word" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false) WHERE status = 1 and active and mode <> 2;--> statement-breakpoint
UPDATE "language" SET "word_count" = "word_count" - "definition"."count"
FROM (
  SELECT "lang_code", count(*) AS "count" FROM "word"
  WHERE "status" = 1 AND "active" AND "mode" = 2 GROUP BY "lang_code"
) AS "definition"
WHERE "definition"."lang_code" = "language"."code";
