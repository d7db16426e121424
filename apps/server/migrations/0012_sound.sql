CREATE TABLE "recording_reaction" (
	"user_id" uuid NOT NULL,
	"reaction" smallint NOT NULL,
	"word_recording_id" uuid NOT NULL,
	CONSTRAINT "recording_reaction_user_id_word_recording_id_pk" PRIMARY KEY("user_id","word_recording_id")
);
--> statement-breakpoint
CREATE TABLE "word_recording" (
	"id" uuid PRIMARY KEY NOT NULL,
	"word_id" uuid NOT NULL,
	"digest" text NOT NULL,
	"speaker" text,
	"licence" text NOT NULL,
	"milliseconds" integer NOT NULL,
	"user_id" uuid,
	"created_at" timestamp with time zone,
	"status" smallint NOT NULL,
	"reason" text,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"like_count" integer DEFAULT 0 NOT NULL,
	"dislike_count" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "speech" (
	"digest" text PRIMARY KEY NOT NULL,
	"used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "recording_reaction" ADD CONSTRAINT "recording_reaction_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recording_reaction" ADD CONSTRAINT "recording_reaction_word_recording_id_word_recording_id_fk" FOREIGN KEY ("word_recording_id") REFERENCES "public"."word_recording"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "word_recording" ADD CONSTRAINT "word_recording_word_id_word_id_fk" FOREIGN KEY ("word_id") REFERENCES "public"."word"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "word_recording" ADD CONSTRAINT "word_recording_digest_upload_digest_fk" FOREIGN KEY ("digest") REFERENCES "public"."upload"("digest") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "word_recording" ADD CONSTRAINT "word_recording_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "speech" ADD CONSTRAINT "speech_digest_upload_digest_fk" FOREIGN KEY ("digest") REFERENCES "public"."upload"("digest") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recording_reaction_of_recording" ON "recording_reaction" USING btree ("word_recording_id");--> statement-breakpoint
CREATE UNIQUE INDEX "word_recording_once" ON "word_recording" USING btree ("digest","word_id");--> statement-breakpoint
CREATE INDEX "word_recording_of_word" ON "word_recording" USING btree ("word_id","id");--> statement-breakpoint
CREATE INDEX "word_recording_of_user" ON "word_recording" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "word_recording_to_judge" ON "word_recording" USING btree ("status","id") WHERE status <> 1;--> statement-breakpoint
CREATE INDEX "speech_in_order" ON "speech" USING btree ("used_at");