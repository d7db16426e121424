ALTER TABLE "word" ADD COLUMN "grammar" jsonb;--> statement-breakpoint
ALTER TABLE "word_contribution" ADD COLUMN "grammar" jsonb;