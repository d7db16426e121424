CREATE TABLE "content_import" (
	"digest" text PRIMARY KEY NOT NULL,
	"entry_count" integer NOT NULL,
	"is_finished" boolean NOT NULL
);
