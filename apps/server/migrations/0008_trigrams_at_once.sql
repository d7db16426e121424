ALTER INDEX "word_by_trigram" SET (fastupdate = off);--> statement-breakpoint
SELECT gin_clean_pending_list('word_by_trigram');
