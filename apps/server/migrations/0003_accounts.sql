CREATE TABLE "server_secret" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ticket" (
	"digest" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"user_id" uuid,
	"data" jsonb DEFAULT '{}' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotent_answer" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"request_digest" text NOT NULL,
	"status" smallint,
	"body" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotent_answer_once" UNIQUE("user_id","key")
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "rate_window" (
	"key" text PRIMARY KEY NOT NULL,
	"used" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "image_pin" (
	"user_id" uuid NOT NULL,
	"word_image_id" uuid NOT NULL,
	CONSTRAINT "image_pin_user_id_word_image_id_pk" PRIMARY KEY("user_id","word_image_id")
);
--> statement-breakpoint
CREATE TABLE "image_reaction" (
	"user_id" uuid NOT NULL,
	"word_image_id" uuid NOT NULL,
	"reaction" smallint NOT NULL,
	CONSTRAINT "image_reaction_user_id_word_image_id_pk" PRIMARY KEY("user_id","word_image_id")
);
--> statement-breakpoint
CREATE TABLE "upload" (
	"digest" text PRIMARY KEY NOT NULL,
	"image_id" uuid,
	"byte_count" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "activity_day" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"answered" integer DEFAULT 0 NOT NULL,
	"right_count" integer DEFAULT 0 NOT NULL,
	"saved" integer DEFAULT 0 NOT NULL,
	"known" integer DEFAULT 0 NOT NULL,
	"proved" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "activity_day_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "user_word" (
	"user_id" uuid NOT NULL,
	"word_id" uuid NOT NULL,
	"lang_code" text NOT NULL,
	"knowing" smallint NOT NULL,
	"right_days" smallint NOT NULL,
	"last_right_day" date,
	"changed_at" timestamp with time zone NOT NULL,
	"proved_at" timestamp with time zone,
	CONSTRAINT "user_word_user_id_word_id_pk" PRIMARY KEY("user_id","word_id")
);
--> statement-breakpoint
CREATE TABLE "user_list" (
	"user_id" uuid NOT NULL,
	"list_id" uuid NOT NULL,
	"linked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_list_user_id_list_id_pk" PRIMARY KEY("user_id","list_id")
);
--> statement-breakpoint
CREATE TABLE "answer_suggestion" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"word_id" uuid NOT NULL,
	"lang_code" text NOT NULL,
	"text" text NOT NULL,
	"status" smallint NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quiz" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"settings" jsonb NOT NULL,
	"pairs" jsonb NOT NULL,
	"pair_index" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "quiz_result" (
	"quiz_id" uuid NOT NULL,
	"word_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"code" text NOT NULL,
	"verdict" text NOT NULL,
	"is_right" boolean NOT NULL,
	"answer" text NOT NULL,
	"milliseconds" integer NOT NULL,
	"day" date NOT NULL,
	"before" jsonb NOT NULL,
	"knowing_before" smallint NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "quiz_result_quiz_id_word_id_pk" PRIMARY KEY("quiz_id","word_id")
);
--> statement-breakpoint
CREATE TABLE "user_table" (
	"user_id" uuid NOT NULL,
	"table_id" uuid NOT NULL,
	"linked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_table_user_id_table_id_pk" PRIMARY KEY("user_id","table_id")
);
--> statement-breakpoint
CREATE TABLE "tag_reaction" (
	"user_id" uuid NOT NULL,
	"tag_word_id" uuid NOT NULL,
	"reaction" smallint NOT NULL,
	CONSTRAINT "tag_reaction_user_id_tag_word_id_pk" PRIMARY KEY("user_id","tag_word_id")
);
--> statement-breakpoint
CREATE TABLE "translation_pin" (
	"user_id" uuid NOT NULL,
	"word_id" uuid NOT NULL,
	"translation_id" uuid NOT NULL,
	CONSTRAINT "translation_pin_user_id_word_id_translation_id_pk" PRIMARY KEY("user_id","word_id","translation_id")
);
--> statement-breakpoint
CREATE TABLE "translation_reaction" (
	"user_id" uuid NOT NULL,
	"translation_id" uuid NOT NULL,
	"reaction" smallint NOT NULL,
	CONSTRAINT "translation_reaction_user_id_translation_id_pk" PRIMARY KEY("user_id","translation_id")
);
--> statement-breakpoint
CREATE TABLE "social_identity" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app_user" (
	"id" uuid PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"email" text,
	"password_hash" text,
	"role" smallint NOT NULL,
	"learn" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "app_user_username_unique" UNIQUE("username")
);
--> statement-breakpoint
CREATE TABLE "word_author" (
	"word_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"privacy" smallint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "word_author_word_id_user_id_pk" PRIMARY KEY("word_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "word_image" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "word_image" ADD COLUMN "created_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "word_image" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "word_image" ADD COLUMN "like_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "word_image" ADD COLUMN "dislike_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "list" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "list" ADD COLUMN "created_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "word_table" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "word_table" ADD COLUMN "created_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tag_word" ADD COLUMN "status" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "tag_word" ALTER COLUMN "status" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "tag_word" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "tag_word" ADD COLUMN "created_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tag_word" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "tag_word" ADD COLUMN "like_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tag_word" ADD COLUMN "dislike_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "translation" ADD COLUMN "licence" text;--> statement-breakpoint
ALTER TABLE "translation" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "translation" ADD COLUMN "created_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "translation" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "translation" ADD COLUMN "like_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "translation" ADD COLUMN "dislike_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "word" ADD COLUMN "licence" text;--> statement-breakpoint
ALTER TABLE "word" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket" ADD CONSTRAINT "ticket_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotent_answer" ADD CONSTRAINT "idempotent_answer_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "image_pin" ADD CONSTRAINT "image_pin_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "image_pin" ADD CONSTRAINT "image_pin_word_image_id_word_image_id_fk" FOREIGN KEY ("word_image_id") REFERENCES "public"."word_image"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "image_reaction" ADD CONSTRAINT "image_reaction_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "image_reaction" ADD CONSTRAINT "image_reaction_word_image_id_word_image_id_fk" FOREIGN KEY ("word_image_id") REFERENCES "public"."word_image"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload" ADD CONSTRAINT "upload_image_id_image_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."image"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_day" ADD CONSTRAINT "activity_day_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_word" ADD CONSTRAINT "user_word_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_word" ADD CONSTRAINT "user_word_word_id_word_id_fk" FOREIGN KEY ("word_id") REFERENCES "public"."word"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_list" ADD CONSTRAINT "user_list_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_list" ADD CONSTRAINT "user_list_list_id_list_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."list"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_suggestion" ADD CONSTRAINT "answer_suggestion_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_suggestion" ADD CONSTRAINT "answer_suggestion_word_id_word_id_fk" FOREIGN KEY ("word_id") REFERENCES "public"."word"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz" ADD CONSTRAINT "quiz_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_result" ADD CONSTRAINT "quiz_result_quiz_id_quiz_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quiz"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_result" ADD CONSTRAINT "quiz_result_word_id_word_id_fk" FOREIGN KEY ("word_id") REFERENCES "public"."word"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_table" ADD CONSTRAINT "user_table_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_table" ADD CONSTRAINT "user_table_table_id_word_table_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."word_table"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tag_reaction" ADD CONSTRAINT "tag_reaction_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tag_reaction" ADD CONSTRAINT "tag_reaction_tag_word_id_tag_word_id_fk" FOREIGN KEY ("tag_word_id") REFERENCES "public"."tag_word"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "translation_pin" ADD CONSTRAINT "translation_pin_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "translation_pin" ADD CONSTRAINT "translation_pin_word_id_word_id_fk" FOREIGN KEY ("word_id") REFERENCES "public"."word"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "translation_pin" ADD CONSTRAINT "translation_pin_translation_id_translation_id_fk" FOREIGN KEY ("translation_id") REFERENCES "public"."translation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "translation_reaction" ADD CONSTRAINT "translation_reaction_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "translation_reaction" ADD CONSTRAINT "translation_reaction_translation_id_translation_id_fk" FOREIGN KEY ("translation_id") REFERENCES "public"."translation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_identity" ADD CONSTRAINT "social_identity_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "word_author" ADD CONSTRAINT "word_author_word_id_word_id_fk" FOREIGN KEY ("word_id") REFERENCES "public"."word"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "word_author" ADD CONSTRAINT "word_author_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "session_of_user" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_by_expiry" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "ticket_of_user" ON "ticket" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "ticket_by_expiry" ON "ticket" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "idempotent_answer_by_age" ON "idempotent_answer" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "rate_window_by_end" ON "rate_window" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "image_pin_of_image" ON "image_pin" USING btree ("word_image_id");--> statement-breakpoint
CREATE INDEX "image_reaction_of_image" ON "image_reaction" USING btree ("word_image_id");--> statement-breakpoint
CREATE INDEX "upload_of_image" ON "upload" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "upload_without_image" ON "upload" USING btree ("created_at") WHERE image_id is null;--> statement-breakpoint
CREATE INDEX "user_word_in_order" ON "user_word" USING btree ("user_id","knowing","changed_at","word_id");--> statement-breakpoint
CREATE INDEX "user_word_of_language" ON "user_word" USING btree ("user_id","knowing","lang_code","changed_at","word_id");--> statement-breakpoint
CREATE INDEX "user_word_of_word" ON "user_word" USING btree ("word_id");--> statement-breakpoint
CREATE INDEX "user_list_of_list" ON "user_list" USING btree ("list_id");--> statement-breakpoint
CREATE INDEX "answer_suggestion_of_status" ON "answer_suggestion" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "answer_suggestion_of_word" ON "answer_suggestion" USING btree ("word_id");--> statement-breakpoint
CREATE INDEX "answer_suggestion_of_user" ON "answer_suggestion" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "quiz_of_user" ON "quiz" USING btree ("user_id","changed_at");--> statement-breakpoint
CREATE INDEX "quiz_result_of_word" ON "quiz_result" USING btree ("word_id");--> statement-breakpoint
CREATE INDEX "user_table_of_table" ON "user_table" USING btree ("table_id");--> statement-breakpoint
CREATE INDEX "tag_reaction_of_tag" ON "tag_reaction" USING btree ("tag_word_id");--> statement-breakpoint
CREATE INDEX "translation_pin_of_translation" ON "translation_pin" USING btree ("translation_id");--> statement-breakpoint
CREATE INDEX "translation_pin_of_word" ON "translation_pin" USING btree ("word_id");--> statement-breakpoint
CREATE INDEX "translation_reaction_of_translation" ON "translation_reaction" USING btree ("translation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "social_identity_once" ON "social_identity" USING btree ("provider","subject");--> statement-breakpoint
CREATE INDEX "social_identity_of_user" ON "social_identity" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "app_user_by_email" ON "app_user" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "app_user_of_role" ON "app_user" USING btree ("role") WHERE role = 2;--> statement-breakpoint
CREATE INDEX "word_author_of_user" ON "word_author" USING btree ("user_id","word_id");--> statement-breakpoint
ALTER TABLE "word_image" ADD CONSTRAINT "word_image_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list" ADD CONSTRAINT "list_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "word_table" ADD CONSTRAINT "word_table_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tag_word" ADD CONSTRAINT "tag_word_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "translation" ADD CONSTRAINT "translation_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "word_image_of_user" ON "word_image" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "word_image_awaiting_approval" ON "word_image" USING btree ("id") WHERE status = 3;--> statement-breakpoint
CREATE INDEX "list_of_user" ON "list" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "word_table_of_user" ON "word_table" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "tag_word_of_user" ON "tag_word" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "tag_word_awaiting_approval" ON "tag_word" USING btree ("id") WHERE status = 3;--> statement-breakpoint
CREATE INDEX "translation_of_user" ON "translation" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "translation_awaiting_approval" ON "translation" USING btree ("id") WHERE status = 3;--> statement-breakpoint
CREATE INDEX "word_awaiting_approval" ON "word" USING btree ("id") WHERE status = 3;