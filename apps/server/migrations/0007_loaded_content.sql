ALTER TABLE "loaded_content" ADD COLUMN "digest" text;--> statement-breakpoint
ALTER TABLE "loaded_content" ADD COLUMN "content" jsonb;