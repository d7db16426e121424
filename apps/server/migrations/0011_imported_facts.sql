DROP INDEX "translation_of_user";--> statement-breakpoint
DROP INDEX "word_contribution_of_user";--> statement-breakpoint
ALTER TABLE "word_contribution" ADD COLUMN "licence" text;--> statement-breakpoint
CREATE INDEX "translation_of_user" ON "translation" USING btree ("user_id","id") WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX "word_contribution_of_user" ON "word_contribution" USING btree ("user_id","word_id") WHERE user_id is not null;