ALTER TABLE "review" DROP CONSTRAINT "review_rating_or_mark";--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "practice" smallint;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_of_one_kind" CHECK (num_nonnulls(rating, practice, mark) = 1);--> statement-breakpoint
-- Quizzes used to ask for the meaning only.
UPDATE "quiz" SET "settings" = "settings" || '{"asks": "meaning"}';
