ALTER TABLE "list" ALTER COLUMN "word_count" SET DEFAULT 0;--> statement-breakpoint
ALTER TABLE "word_table" ALTER COLUMN "column_count" SET DEFAULT 0;--> statement-breakpoint
ALTER TABLE "word_table" ALTER COLUMN "row_count" SET DEFAULT 0;