DROP INDEX "user_word_due";--> statement-breakpoint
ALTER TABLE "review_parameters" ALTER COLUMN "parameters" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "review_parameters" ALTER COLUMN "review_count" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "review_parameters" ALTER COLUMN "fitted_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "review_parameters" ALTER COLUMN "log_loss" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "review_parameters" ALTER COLUMN "default_log_loss" DROP NOT NULL;--> statement-breakpoint
-- Nothing has been stored in this table before.
ALTER TABLE "review_parameters" ADD COLUMN "queued_at" timestamp with time zone NOT NULL;--> statement-breakpoint
CREATE INDEX "review_answered" ON "review" USING btree ("user_id","day","word_id","reviewed_at","rating") WHERE rating is not null;--> statement-breakpoint
CREATE INDEX "user_word_counted" ON "user_word" USING btree ("user_id","lang_code","knowing","is_weak","last_rating","strength","word_id");--> statement-breakpoint
CREATE INDEX "word_withdrawn" ON "word" USING btree ("id") WHERE status = 2 or not active;--> statement-breakpoint
CREATE INDEX "user_word_due" ON "user_word" USING btree ("user_id","lang_code","due","word_id") WHERE stability is not null;