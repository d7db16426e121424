DROP INDEX "word_image_awaiting_approval";--> statement-breakpoint
DROP INDEX "tag_word_awaiting_approval";--> statement-breakpoint
DROP INDEX "translation_awaiting_approval";--> statement-breakpoint
DROP INDEX "word_awaiting_approval";--> statement-breakpoint
ALTER TABLE "answer_suggestion" ADD COLUMN "reason" text;--> statement-breakpoint
CREATE INDEX "word_image_to_judge" ON "word_image" USING btree ("status","id") WHERE status <> 1;--> statement-breakpoint
CREATE INDEX "tag_word_to_judge" ON "tag_word" USING btree ("status","id") WHERE status <> 1;--> statement-breakpoint
CREATE INDEX "translation_to_judge" ON "translation" USING btree ("status","id") WHERE status <> 1;--> statement-breakpoint
CREATE INDEX "word_to_judge" ON "word" USING btree ("status","id") WHERE status <> 1;