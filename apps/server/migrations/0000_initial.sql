CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "account_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event" jsonb NOT NULL,
	"writer" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
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
	"reviewed" integer DEFAULT 0 NOT NULL,
	"milliseconds" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "activity_day_user_id_day_pk" PRIMARY KEY("user_id","day")
) PARTITION BY HASH ("user_id");
--> statement-breakpoint
CREATE TABLE "answer_suggestion" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"word_id" uuid NOT NULL,
	"lang_code" text NOT NULL,
	"text" text NOT NULL,
	"status" smallint NOT NULL,
	"reason" text,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "broken_link" (
	"digest" text PRIMARY KEY NOT NULL,
	"path" text NOT NULL,
	"report_count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_import" (
	"digest" text PRIMARY KEY NOT NULL,
	"entry_count" integer NOT NULL,
	"is_finished" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "course_unit" (
	"list_id" uuid PRIMARY KEY NOT NULL,
	"position" smallint NOT NULL,
	"level" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "image" (
	"id" uuid PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"licence" text NOT NULL,
	"source" text NOT NULL
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
	"reaction" smallint NOT NULL,
	"word_image_id" uuid NOT NULL,
	CONSTRAINT "image_reaction_user_id_word_image_id_pk" PRIMARY KEY("user_id","word_image_id")
);
--> statement-breakpoint
CREATE TABLE "import_item" (
	"import_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"id" uuid NOT NULL,
	"word_id" uuid,
	"state" text,
	"before" jsonb
);
--> statement-breakpoint
CREATE TABLE "import_part" (
	"import_id" uuid NOT NULL,
	"index" smallint NOT NULL,
	"digest" text NOT NULL,
	CONSTRAINT "import_part_import_id_index_pk" PRIMARY KEY("import_id","index")
);
--> statement-breakpoint
CREATE TABLE "import" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"byte_count" integer DEFAULT 0 NOT NULL,
	"found" jsonb,
	"choices" jsonb,
	"last_note" text,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"result" jsonb,
	"stayed" jsonb,
	"error_code" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_device" (
	"digest" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "language" (
	"code" text PRIMARY KEY NOT NULL,
	"word_count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "list" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"lang_code" text NOT NULL,
	"name" text NOT NULL,
	"note" text NOT NULL,
	"localized_name" jsonb,
	"localized_note" jsonb,
	"search_text" text collate "C" NOT NULL,
	"privacy" smallint NOT NULL,
	"user_id" uuid,
	"created_at" timestamp with time zone,
	"word_count" integer DEFAULT 0 NOT NULL,
	"has_hidden_words" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "list_word" (
	"list_id" uuid NOT NULL,
	"word_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "list_word_list_id_position_pk" PRIMARY KEY("list_id","position")
);
--> statement-breakpoint
CREATE TABLE "loaded_content" (
	"name" text PRIMARY KEY NOT NULL,
	"digest" text NOT NULL,
	"content" "bytea" NOT NULL,
	"loaded_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quiz" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"settings" jsonb NOT NULL,
	"pairs" jsonb NOT NULL,
	"conditions" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "quiz_user_id_id_pk" PRIMARY KEY("user_id","id")
) PARTITION BY HASH ("user_id");
--> statement-breakpoint
CREATE TABLE "rate_window" (
	"key" text PRIMARY KEY NOT NULL,
	"used" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recording_reaction" (
	"user_id" uuid NOT NULL,
	"reaction" smallint NOT NULL,
	"word_recording_id" uuid NOT NULL,
	CONSTRAINT "recording_reaction_user_id_word_recording_id_pk" PRIMARY KEY("user_id","word_recording_id")
);
--> statement-breakpoint
CREATE TABLE "review" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"sequence" bigint NOT NULL,
	"word_id" uuid NOT NULL,
	"reviewed_at" timestamp with time zone NOT NULL,
	"day" date,
	"rating" smallint,
	"practice" smallint,
	"mark" text,
	"note" text,
	"undoes" uuid,
	"is_undone" boolean DEFAULT false NOT NULL,
	"is_clamped" boolean DEFAULT false NOT NULL,
	"is_waiting" boolean DEFAULT false NOT NULL,
	"session_id" uuid,
	"row_id" uuid,
	"column_id" uuid,
	"code" text,
	"verdict" text,
	"answer" text,
	"given_id" uuid,
	"milliseconds" integer,
	"is_hinted" boolean,
	"is_overridden" boolean,
	"is_easy" boolean,
	CONSTRAINT "review_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "review_in_sequence" UNIQUE("user_id","sequence"),
	CONSTRAINT "review_of_one_kind" CHECK (num_nonnulls(rating, practice, mark, note, undoes) = 1),
	CONSTRAINT "review_with_day" CHECK ((day is null) = (note is not null or undoes is not null)),
	CONSTRAINT "review_note" CHECK (char_length(note) <= 200)
) PARTITION BY HASH ("user_id");
--> statement-breakpoint
CREATE TABLE "review_parameters" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"parameters" jsonb,
	"queued_at" timestamp with time zone NOT NULL,
	"fitted_at" timestamp with time zone,
	"review_count" integer,
	"log_loss" double precision,
	"default_log_loss" double precision
);
--> statement-breakpoint
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
CREATE TABLE "smm_campaign" (
	"id" uuid PRIMARY KEY NOT NULL,
	"channel_id" uuid NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"status" smallint NOT NULL,
	"is_running" boolean DEFAULT false NOT NULL,
	"source" jsonb NOT NULL,
	"word_order" text NOT NULL,
	"seed" bigint NOT NULL,
	"schedule" jsonb NOT NULL,
	"template" text NOT NULL,
	"poll_hours" smallint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"completed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "smm_channel" (
	"id" uuid PRIMARY KEY NOT NULL,
	"network" text NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"account_id" text,
	"token" text NOT NULL,
	"lang_code" text NOT NULL,
	"tran_lang_code" text NOT NULL,
	"title" text,
	"url" text,
	"limits" jsonb,
	"posts_per_minute" integer DEFAULT 20 NOT NULL,
	"is_active" boolean NOT NULL,
	"is_paused" boolean DEFAULT false NOT NULL,
	"failure_kind" text,
	"failure_detail" text DEFAULT '' NOT NULL,
	"checked_at" timestamp with time zone,
	"blocked_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "smm_post" (
	"id" uuid PRIMARY KEY NOT NULL,
	"campaign_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"word_id" uuid,
	"word" jsonb NOT NULL,
	"status" text DEFAULT 'planned' NOT NULL,
	"scheduled_at" timestamp with time zone NOT NULL,
	"is_moved" boolean DEFAULT false NOT NULL,
	"is_forced" boolean DEFAULT false NOT NULL,
	"text" text,
	"queued_at" timestamp with time zone,
	"retry_at" timestamp with time zone,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"attempted_at" timestamp with time zone,
	"uncertain_since" timestamp with time zone,
	"content" jsonb,
	"remote_id" text,
	"url" text,
	"sent_at" timestamp with time zone,
	"failure_kind" text,
	"failure_detail" text DEFAULT '' NOT NULL,
	"visit_count" integer DEFAULT 0 NOT NULL,
	"poll_closes_at" timestamp with time zone,
	"poll_queued_at" timestamp with time zone,
	"poll" jsonb
);
--> statement-breakpoint
CREATE TABLE "social_identity" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "speech" (
	"digest" text PRIMARY KEY NOT NULL,
	"used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "study_plan" (
	"user_id" uuid NOT NULL,
	"list_id" uuid NOT NULL,
	"words_per_day" smallint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "study_plan_user_id_list_id_pk" PRIMARY KEY("user_id","list_id")
);
--> statement-breakpoint
CREATE TABLE "study_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"goal_unit" text NOT NULL,
	"goal_target" smallint NOT NULL,
	"time_zone" text NOT NULL,
	"day_ends_at" smallint,
	"reminder_hour" smallint,
	"remind_at" timestamp with time zone,
	"reminded_on" date,
	"locale" text NOT NULL,
	"levels" jsonb NOT NULL,
	"breaks" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "table_cell" (
	"row_id" uuid NOT NULL,
	"column_id" uuid NOT NULL,
	"label" text,
	"localized_label" jsonb,
	CONSTRAINT "table_cell_row_id_column_id_pk" PRIMARY KEY("row_id","column_id")
);
--> statement-breakpoint
CREATE TABLE "table_cell_word" (
	"row_id" uuid NOT NULL,
	"column_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"word_id" uuid NOT NULL,
	"form" text,
	CONSTRAINT "table_cell_word_row_id_column_id_position_pk" PRIMARY KEY("row_id","column_id","position")
);
--> statement-breakpoint
CREATE TABLE "table_column" (
	"id" uuid PRIMARY KEY NOT NULL,
	"table_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"name" text NOT NULL,
	"localized_name" jsonb,
	"lang_code" text
);
--> statement-breakpoint
CREATE TABLE "table_row" (
	"id" uuid PRIMARY KEY NOT NULL,
	"table_id" uuid NOT NULL,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tag" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text collate "C" NOT NULL,
	"localized_name" jsonb,
	"search_text" text collate "C" DEFAULT '' NOT NULL,
	"word_count" integer NOT NULL,
	"status" smallint NOT NULL,
	CONSTRAINT "tag_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "tag_author" (
	"tag_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "tag_author_tag_id_user_id_pk" PRIMARY KEY("tag_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "tag_reaction" (
	"user_id" uuid NOT NULL,
	"reaction" smallint NOT NULL,
	"tag_word_id" uuid NOT NULL,
	CONSTRAINT "tag_reaction_user_id_tag_word_id_pk" PRIMARY KEY("user_id","tag_word_id")
);
--> statement-breakpoint
CREATE TABLE "tag_word" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tag_id" uuid NOT NULL,
	"word_id" uuid NOT NULL,
	"lang_code" text NOT NULL,
	"user_id" uuid,
	"created_at" timestamp with time zone,
	"status" smallint NOT NULL,
	"reason" text,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"like_count" integer DEFAULT 0 NOT NULL,
	"dislike_count" integer DEFAULT 0 NOT NULL,
	"duplicate_of" uuid
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
CREATE TABLE "translation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"low_word_id" uuid NOT NULL,
	"high_word_id" uuid NOT NULL,
	"low_lang_code" text NOT NULL,
	"high_lang_code" text NOT NULL,
	"speech_part_id" smallint NOT NULL,
	"sense" jsonb,
	"privacy" smallint DEFAULT 1 NOT NULL,
	"licence" text,
	"user_id" uuid,
	"created_at" timestamp with time zone,
	"status" smallint NOT NULL,
	"reason" text,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"like_count" integer DEFAULT 0 NOT NULL,
	"dislike_count" integer DEFAULT 0 NOT NULL,
	"duplicate_of" uuid,
	CONSTRAINT "translation_in_order" CHECK (low_word_id < high_word_id)
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
	"reaction" smallint NOT NULL,
	"translation_id" uuid NOT NULL,
	CONSTRAINT "translation_reaction_user_id_translation_id_pk" PRIMARY KEY("user_id","translation_id")
);
--> statement-breakpoint
CREATE TABLE "upload" (
	"digest" text PRIMARY KEY NOT NULL,
	"byte_count" integer NOT NULL,
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
CREATE TABLE "user_list" (
	"user_id" uuid NOT NULL,
	"list_id" uuid NOT NULL,
	"linked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_list_user_id_list_id_pk" PRIMARY KEY("user_id","list_id")
);
--> statement-breakpoint
CREATE TABLE "user_table" (
	"user_id" uuid NOT NULL,
	"table_id" uuid NOT NULL,
	"linked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_table_user_id_table_id_pk" PRIMARY KEY("user_id","table_id")
);
--> statement-breakpoint
CREATE TABLE "user_word" (
	"user_id" uuid NOT NULL,
	"word_id" uuid NOT NULL,
	"lang_code" text NOT NULL,
	"knowing" smallint NOT NULL,
	"strength" smallint NOT NULL,
	"is_weak" boolean NOT NULL,
	"due" date NOT NULL,
	"stability" double precision,
	"difficulty" double precision,
	"since" date NOT NULL,
	"reviewed_on" date,
	"last_rating" smallint,
	"reviews" integer NOT NULL,
	"lapses" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"proved_at" timestamp with time zone,
	CONSTRAINT "user_word_user_id_word_id_pk" PRIMARY KEY("user_id","word_id")
) PARTITION BY HASH ("user_id");
--> statement-breakpoint
CREATE TABLE "word" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lang_code" text NOT NULL,
	"text" text NOT NULL,
	"key" text NOT NULL,
	"search_text" text collate "C" NOT NULL,
	"mode" smallint NOT NULL,
	"homograph" smallint DEFAULT 1 NOT NULL,
	"place" uuid NOT NULL,
	"published" boolean DEFAULT false NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"speech_part_ids" smallint[] DEFAULT '{}' NOT NULL,
	"grammar" jsonb,
	"level" smallint GENERATED ALWAYS AS (array_position(array['A1', 'A2', 'B1', 'B2', 'C1', 'C2'], grammar ->> 'level')) STORED,
	"licence" text,
	"is_contributed" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "word_contribution" (
	"id" uuid PRIMARY KEY NOT NULL,
	"word_id" uuid NOT NULL,
	"user_id" uuid,
	"example" text,
	"example_details" jsonb,
	"grammar" jsonb,
	"form_keys" text[],
	"speech_part_ids" smallint[] DEFAULT '{}' NOT NULL,
	"privacy" smallint NOT NULL,
	"publishes_word" boolean DEFAULT false NOT NULL,
	"is_on_published" boolean DEFAULT false NOT NULL,
	"is_numbered" boolean DEFAULT false NOT NULL,
	"licence" text,
	"status" smallint NOT NULL,
	"reason" text,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "word_form" (
	"word_id" uuid NOT NULL,
	"lang_code" text NOT NULL,
	"text" text NOT NULL,
	"key" text collate "C" NOT NULL,
	"kind" text NOT NULL,
	"is_content" boolean DEFAULT false NOT NULL,
	CONSTRAINT "word_form_word_id_key_kind_pk" PRIMARY KEY("word_id","key","kind")
);
--> statement-breakpoint
CREATE TABLE "word_image" (
	"id" uuid PRIMARY KEY NOT NULL,
	"word_id" uuid NOT NULL,
	"image_id" uuid NOT NULL,
	"is_decorative" boolean DEFAULT false NOT NULL,
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
CREATE TABLE "word_table" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"lang_code" text NOT NULL,
	"name" text NOT NULL,
	"note" text NOT NULL,
	"localized_name" jsonb,
	"localized_note" jsonb,
	"search_text" text collate "C" NOT NULL,
	"privacy" smallint NOT NULL,
	"user_id" uuid,
	"created_at" timestamp with time zone,
	"column_count" smallint DEFAULT 0 NOT NULL,
	"row_count" smallint DEFAULT 0 NOT NULL,
	"has_hidden_words" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "activity_day" ADD CONSTRAINT "activity_day_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "answer_suggestion" ADD CONSTRAINT "answer_suggestion_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "answer_suggestion" ADD CONSTRAINT "answer_suggestion_word_id_word_id_fk" FOREIGN KEY ("word_id") REFERENCES "public"."word"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "course_unit" ADD CONSTRAINT "course_unit_list_id_list_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."list"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "image_pin" ADD CONSTRAINT "image_pin_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "image_pin" ADD CONSTRAINT "image_pin_word_image_id_word_image_id_fk" FOREIGN KEY ("word_image_id") REFERENCES "public"."word_image"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "image_reaction" ADD CONSTRAINT "image_reaction_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "image_reaction" ADD CONSTRAINT "image_reaction_word_image_id_word_image_id_fk" FOREIGN KEY ("word_image_id") REFERENCES "public"."word_image"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "import_item" ADD CONSTRAINT "import_item_import_id_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."import"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "import_part" ADD CONSTRAINT "import_part_import_id_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."import"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "import_part" ADD CONSTRAINT "import_part_digest_upload_digest_fk" FOREIGN KEY ("digest") REFERENCES "public"."upload"("digest") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "import" ADD CONSTRAINT "import_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "known_device" ADD CONSTRAINT "known_device_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "list" ADD CONSTRAINT "list_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "list_word" ADD CONSTRAINT "list_word_list_id_list_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."list"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "list_word" ADD CONSTRAINT "list_word_word_id_word_id_fk" FOREIGN KEY ("word_id") REFERENCES "public"."word"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "quiz" ADD CONSTRAINT "quiz_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "recording_reaction" ADD CONSTRAINT "recording_reaction_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "recording_reaction" ADD CONSTRAINT "recording_reaction_word_recording_id_word_recording_id_fk" FOREIGN KEY ("word_recording_id") REFERENCES "public"."word_recording"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "review_parameters" ADD CONSTRAINT "review_parameters_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "smm_campaign" ADD CONSTRAINT "smm_campaign_channel_id_smm_channel_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."smm_channel"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "smm_post" ADD CONSTRAINT "smm_post_campaign_id_smm_campaign_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."smm_campaign"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "smm_post" ADD CONSTRAINT "smm_post_word_id_word_id_fk" FOREIGN KEY ("word_id") REFERENCES "public"."word"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "social_identity" ADD CONSTRAINT "social_identity_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "speech" ADD CONSTRAINT "speech_digest_upload_digest_fk" FOREIGN KEY ("digest") REFERENCES "public"."upload"("digest") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "study_plan" ADD CONSTRAINT "study_plan_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "study_plan" ADD CONSTRAINT "study_plan_list_id_list_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."list"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "study_settings" ADD CONSTRAINT "study_settings_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "table_cell" ADD CONSTRAINT "table_cell_row_id_table_row_id_fk" FOREIGN KEY ("row_id") REFERENCES "public"."table_row"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "table_cell" ADD CONSTRAINT "table_cell_column_id_table_column_id_fk" FOREIGN KEY ("column_id") REFERENCES "public"."table_column"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "table_cell_word" ADD CONSTRAINT "table_cell_word_word_id_word_id_fk" FOREIGN KEY ("word_id") REFERENCES "public"."word"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "table_cell_word" ADD CONSTRAINT "table_cell_word_in_cell" FOREIGN KEY ("row_id","column_id") REFERENCES "public"."table_cell"("row_id","column_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "table_column" ADD CONSTRAINT "table_column_table_id_word_table_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."word_table"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "table_row" ADD CONSTRAINT "table_row_table_id_word_table_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."word_table"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "tag_author" ADD CONSTRAINT "tag_author_tag_id_tag_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tag"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "tag_author" ADD CONSTRAINT "tag_author_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "tag_reaction" ADD CONSTRAINT "tag_reaction_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "tag_reaction" ADD CONSTRAINT "tag_reaction_tag_word_id_tag_word_id_fk" FOREIGN KEY ("tag_word_id") REFERENCES "public"."tag_word"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "tag_word" ADD CONSTRAINT "tag_word_tag_id_tag_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tag"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "tag_word" ADD CONSTRAINT "tag_word_word_id_word_id_fk" FOREIGN KEY ("word_id") REFERENCES "public"."word"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "tag_word" ADD CONSTRAINT "tag_word_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ticket" ADD CONSTRAINT "ticket_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "translation" ADD CONSTRAINT "translation_low_word_id_word_id_fk" FOREIGN KEY ("low_word_id") REFERENCES "public"."word"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "translation" ADD CONSTRAINT "translation_high_word_id_word_id_fk" FOREIGN KEY ("high_word_id") REFERENCES "public"."word"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "translation" ADD CONSTRAINT "translation_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "translation_pin" ADD CONSTRAINT "translation_pin_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "translation_pin" ADD CONSTRAINT "translation_pin_word_id_word_id_fk" FOREIGN KEY ("word_id") REFERENCES "public"."word"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "translation_pin" ADD CONSTRAINT "translation_pin_translation_id_translation_id_fk" FOREIGN KEY ("translation_id") REFERENCES "public"."translation"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "translation_reaction" ADD CONSTRAINT "translation_reaction_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "translation_reaction" ADD CONSTRAINT "translation_reaction_translation_id_translation_id_fk" FOREIGN KEY ("translation_id") REFERENCES "public"."translation"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "user_list" ADD CONSTRAINT "user_list_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "user_list" ADD CONSTRAINT "user_list_list_id_list_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."list"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "user_table" ADD CONSTRAINT "user_table_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "user_table" ADD CONSTRAINT "user_table_table_id_word_table_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."word_table"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "user_word" ADD CONSTRAINT "user_word_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "user_word" ADD CONSTRAINT "user_word_word_id_word_id_fk" FOREIGN KEY ("word_id") REFERENCES "public"."word"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "word_contribution" ADD CONSTRAINT "word_contribution_word_id_word_id_fk" FOREIGN KEY ("word_id") REFERENCES "public"."word"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "word_contribution" ADD CONSTRAINT "word_contribution_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "word_form" ADD CONSTRAINT "word_form_word_id_word_id_fk" FOREIGN KEY ("word_id") REFERENCES "public"."word"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "word_image" ADD CONSTRAINT "word_image_word_id_word_id_fk" FOREIGN KEY ("word_id") REFERENCES "public"."word"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "word_image" ADD CONSTRAINT "word_image_image_id_image_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."image"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "word_image" ADD CONSTRAINT "word_image_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "word_recording" ADD CONSTRAINT "word_recording_word_id_word_id_fk" FOREIGN KEY ("word_id") REFERENCES "public"."word"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "word_recording" ADD CONSTRAINT "word_recording_digest_upload_digest_fk" FOREIGN KEY ("digest") REFERENCES "public"."upload"("digest") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "word_recording" ADD CONSTRAINT "word_recording_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "word_table" ADD CONSTRAINT "word_table_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "account_event_by_writer" ON "account_event" USING btree ("writer");
--> statement-breakpoint
CREATE INDEX "account_event_by_time" ON "account_event" USING btree ("at");
--> statement-breakpoint
CREATE INDEX "answer_suggestion_of_status" ON "answer_suggestion" USING btree ("status","id");
--> statement-breakpoint
CREATE INDEX "answer_suggestion_of_word" ON "answer_suggestion" USING btree ("word_id");
--> statement-breakpoint
CREATE INDEX "answer_suggestion_of_user" ON "answer_suggestion" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "image_by_url" ON "image" USING btree ("url");
--> statement-breakpoint
CREATE INDEX "image_pin_of_image" ON "image_pin" USING btree ("word_image_id");
--> statement-breakpoint
CREATE INDEX "image_reaction_of_image" ON "image_reaction" USING btree ("word_image_id");
--> statement-breakpoint
CREATE INDEX "import_item_of_import" ON "import_item" USING btree ("import_id","kind","id");
--> statement-breakpoint
CREATE INDEX "import_part_by_digest" ON "import_part" USING btree ("digest");
--> statement-breakpoint
CREATE INDEX "import_of_user" ON "import" USING btree ("user_id","created_at");
--> statement-breakpoint
CREATE INDEX "known_device_of_user" ON "known_device" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "known_device_by_expiry" ON "known_device" USING btree ("expires_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "list_shared_slug" ON "list" USING btree ("slug") WHERE privacy <> 2;
--> statement-breakpoint
CREATE UNIQUE INDEX "list_own_slug" ON "list" USING btree ("user_id","slug");
--> statement-breakpoint
CREATE INDEX "list_in_order" ON "list" USING btree ("id") WHERE privacy = 1;
--> statement-breakpoint
CREATE INDEX "list_of_language" ON "list" USING btree ("lang_code","id") WHERE privacy = 1;
--> statement-breakpoint
CREATE INDEX "list_of_user" ON "list" USING btree ("user_id","id");
--> statement-breakpoint
CREATE INDEX "list_by_trigram" ON "list" USING gin ("search_text" gin_trgm_ops) WHERE privacy = 1;
--> statement-breakpoint
CREATE UNIQUE INDEX "list_word_once" ON "list_word" USING btree ("word_id","list_id");
--> statement-breakpoint
CREATE INDEX "quiz_of_user" ON "quiz" USING btree ("user_id","changed_at");
--> statement-breakpoint
CREATE INDEX "rate_window_by_end" ON "rate_window" USING btree ("ends_at");
--> statement-breakpoint
CREATE INDEX "recording_reaction_of_recording" ON "recording_reaction" USING btree ("word_recording_id");
--> statement-breakpoint
CREATE INDEX "review_of_word" ON "review" USING btree ("word_id","user_id");
--> statement-breakpoint
CREATE INDEX "review_waiting" ON "review" USING btree ("user_id","word_id") WHERE is_waiting;
--> statement-breakpoint
CREATE INDEX "review_of_session" ON "review" USING btree ("user_id","session_id") WHERE session_id is not null;
--> statement-breakpoint
CREATE INDEX "session_of_user" ON "session" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "session_by_expiry" ON "session" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "smm_campaign_of_channel" ON "smm_campaign" USING btree ("channel_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "smm_channel_once" ON "smm_channel" USING btree (lower("address")) WHERE network = 'telegram';
--> statement-breakpoint
CREATE UNIQUE INDEX "smm_channel_account" ON "smm_channel" USING btree ("network","account_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "smm_post_of_campaign" ON "smm_post" USING btree ("campaign_id","position");
--> statement-breakpoint
CREATE INDEX "smm_post_by_time" ON "smm_post" USING btree ("campaign_id","scheduled_at");
--> statement-breakpoint
CREATE INDEX "smm_post_due" ON "smm_post" USING btree ("scheduled_at") WHERE status = 'planned';
--> statement-breakpoint
CREATE INDEX "smm_post_sending" ON "smm_post" USING btree ("attempted_at") WHERE status = 'sending';
--> statement-breakpoint
CREATE INDEX "smm_post_with_open_poll" ON "smm_post" USING btree ("poll_closes_at") WHERE status = 'sent' and poll_queued_at is null;
--> statement-breakpoint
CREATE INDEX "smm_post_of_word" ON "smm_post" USING btree ("word_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "social_identity_once" ON "social_identity" USING btree ("provider","subject");
--> statement-breakpoint
CREATE INDEX "social_identity_of_user" ON "social_identity" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "speech_in_order" ON "speech" USING btree ("used_at");
--> statement-breakpoint
CREATE INDEX "study_plan_of_list" ON "study_plan" USING btree ("list_id");
--> statement-breakpoint
CREATE INDEX "study_settings_by_reminder" ON "study_settings" USING btree ("remind_at") WHERE remind_at is not null;
--> statement-breakpoint
CREATE INDEX "table_cell_of_column" ON "table_cell" USING btree ("column_id");
--> statement-breakpoint
CREATE INDEX "table_cell_word_of_word" ON "table_cell_word" USING btree ("word_id");
--> statement-breakpoint
CREATE INDEX "table_column_of_table" ON "table_column" USING btree ("table_id","position");
--> statement-breakpoint
CREATE INDEX "table_row_of_table" ON "table_row" USING btree ("table_id","position");
--> statement-breakpoint
CREATE INDEX "tag_author_of_user" ON "tag_author" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "tag_reaction_of_tag" ON "tag_reaction" USING btree ("tag_word_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "tag_word_once" ON "tag_word" USING btree ("word_id","tag_id") WHERE status = 1 and duplicate_of is null;
--> statement-breakpoint
CREATE INDEX "tag_word_of_word" ON "tag_word" USING btree ("word_id");
--> statement-breakpoint
CREATE INDEX "tag_word_of_tag" ON "tag_word" USING btree ("tag_id","lang_code","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "tag_word_of_user" ON "tag_word" USING btree ("user_id","word_id","tag_id");
--> statement-breakpoint
CREATE INDEX "tag_word_with_duplicate" ON "tag_word" USING btree ("duplicate_of") WHERE duplicate_of is not null;
--> statement-breakpoint
CREATE INDEX "tag_word_to_judge" ON "tag_word" USING btree ("status","id") WHERE status <> 1;
--> statement-breakpoint
CREATE INDEX "ticket_of_user" ON "ticket" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "ticket_by_expiry" ON "ticket" USING btree ("expires_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "translation_from_low" ON "translation" USING btree ("low_word_id","high_lang_code","high_word_id","speech_part_id",(case when status = 1 and duplicate_of is null then '00000000-0000-0000-0000-000000000000'::uuid else user_id end));
--> statement-breakpoint
CREATE INDEX "translation_from_high" ON "translation" USING btree ("high_word_id","low_lang_code");
--> statement-breakpoint
CREATE INDEX "translation_of_user" ON "translation" USING btree ("user_id","id") WHERE user_id is not null;
--> statement-breakpoint
CREATE INDEX "translation_with_duplicate" ON "translation" USING btree ("duplicate_of") WHERE duplicate_of is not null;
--> statement-breakpoint
CREATE INDEX "translation_to_judge" ON "translation" USING btree ("status","id") WHERE status <> 1 and privacy = 1;
--> statement-breakpoint
CREATE INDEX "translation_pin_of_translation" ON "translation_pin" USING btree ("translation_id");
--> statement-breakpoint
CREATE INDEX "translation_pin_of_word" ON "translation_pin" USING btree ("word_id");
--> statement-breakpoint
CREATE INDEX "translation_reaction_of_translation" ON "translation_reaction" USING btree ("translation_id");
--> statement-breakpoint
CREATE INDEX "upload_in_order" ON "upload" USING btree ("created_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "app_user_by_email" ON "app_user" USING btree (lower("email"));
--> statement-breakpoint
CREATE INDEX "app_user_of_role" ON "app_user" USING btree ("role") WHERE role = 2;
--> statement-breakpoint
CREATE INDEX "user_list_of_list" ON "user_list" USING btree ("list_id");
--> statement-breakpoint
CREATE INDEX "user_table_of_table" ON "user_table" USING btree ("table_id");
--> statement-breakpoint
CREATE INDEX "user_word_in_order" ON "user_word" USING btree ("user_id","knowing","changed_at","word_id");
--> statement-breakpoint
CREATE INDEX "user_word_of_language" ON "user_word" USING btree ("user_id","knowing","lang_code","changed_at","word_id");
--> statement-breakpoint
CREATE INDEX "user_word_due" ON "user_word" USING btree ("user_id","lang_code","due","word_id") WHERE stability is not null;
--> statement-breakpoint
CREATE INDEX "user_word_counted" ON "user_word" USING btree ("user_id","lang_code","knowing","is_weak","last_rating","strength","word_id");
--> statement-breakpoint
CREATE INDEX "user_word_of_word" ON "user_word" USING btree ("word_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "word_by_key" ON "word" USING btree ("lang_code","key","mode","homograph");
--> statement-breakpoint
CREATE INDEX "word_hidden" ON "word" USING btree ("id") WHERE not (published and active);
--> statement-breakpoint
CREATE INDEX "word_in_order" ON "word" USING btree ("place") WHERE published and active and mode <> 2;
--> statement-breakpoint
CREATE INDEX "word_as_it_came" ON "word" USING btree ("lang_code","place") WHERE published and active and mode <> 2;
--> statement-breakpoint
CREATE INDEX "definition_as_it_came" ON "word" USING btree ("lang_code","place") WHERE published and active and mode = 2;
--> statement-breakpoint
CREATE INDEX "word_of_language" ON "word" USING btree ("lang_code","search_text","id") WHERE published and active and mode <> 2;
--> statement-breakpoint
CREATE INDEX "word_of_mode" ON "word" USING btree ("lang_code","mode","search_text","id") WHERE published and active and mode <> 1;
--> statement-breakpoint
CREATE INDEX "word_by_search_text" ON "word" USING btree ("search_text","id") WHERE published and active and mode <> 2;
--> statement-breakpoint
CREATE INDEX "definition_by_search_text" ON "word" USING btree ("search_text","id") WHERE published and active and mode = 2;
--> statement-breakpoint
CREATE INDEX "word_by_trigram" ON "word" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false) WHERE published and active and mode <> 2;
--> statement-breakpoint
CREATE INDEX "word_by_trigram_ar" ON "word" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false) WHERE published and active and mode <> 2 and lang_code = 'ar';
--> statement-breakpoint
CREATE INDEX "word_by_trigram_de" ON "word" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false) WHERE published and active and mode <> 2 and lang_code = 'de';
--> statement-breakpoint
CREATE INDEX "word_by_trigram_en" ON "word" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false) WHERE published and active and mode <> 2 and lang_code = 'en';
--> statement-breakpoint
CREATE INDEX "word_by_trigram_es" ON "word" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false) WHERE published and active and mode <> 2 and lang_code = 'es';
--> statement-breakpoint
CREATE INDEX "word_by_trigram_fr" ON "word" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false) WHERE published and active and mode <> 2 and lang_code = 'fr';
--> statement-breakpoint
CREATE INDEX "word_by_trigram_he" ON "word" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false) WHERE published and active and mode <> 2 and lang_code = 'he';
--> statement-breakpoint
CREATE INDEX "word_by_trigram_it" ON "word" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false) WHERE published and active and mode <> 2 and lang_code = 'it';
--> statement-breakpoint
CREATE INDEX "word_by_trigram_ja" ON "word" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false) WHERE published and active and mode <> 2 and lang_code = 'ja';
--> statement-breakpoint
CREATE INDEX "word_by_trigram_pl" ON "word" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false) WHERE published and active and mode <> 2 and lang_code = 'pl';
--> statement-breakpoint
CREATE INDEX "word_by_trigram_pt" ON "word" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false) WHERE published and active and mode <> 2 and lang_code = 'pt';
--> statement-breakpoint
CREATE INDEX "word_by_trigram_ru" ON "word" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false) WHERE published and active and mode <> 2 and lang_code = 'ru';
--> statement-breakpoint
CREATE INDEX "word_by_trigram_uk" ON "word" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false) WHERE published and active and mode <> 2 and lang_code = 'uk';
--> statement-breakpoint
CREATE INDEX "word_by_trigram_zh" ON "word" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false) WHERE published and active and mode <> 2 and lang_code = 'zh';
--> statement-breakpoint
CREATE INDEX "definition_by_trigram" ON "word" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false) WHERE published and active and mode = 2;
--> statement-breakpoint
CREATE INDEX "word_by_speech_part" ON "word" USING gin ("speech_part_ids") WHERE published and active;
--> statement-breakpoint
CREATE UNIQUE INDEX "word_contribution_once" ON "word_contribution" USING btree ("word_id","user_id");
--> statement-breakpoint
CREATE INDEX "word_contribution_of_user" ON "word_contribution" USING btree ("user_id","word_id") WHERE user_id is not null;
--> statement-breakpoint
CREATE INDEX "word_contribution_to_judge" ON "word_contribution" USING btree ("status","id") WHERE status <> 1 and privacy = 1;
--> statement-breakpoint
CREATE INDEX "word_form_by_key" ON "word_form" USING btree ("key","lang_code");
--> statement-breakpoint
CREATE UNIQUE INDEX "word_image_once" ON "word_image" USING btree ("image_id","word_id");
--> statement-breakpoint
CREATE INDEX "word_image_of_word" ON "word_image" USING btree ("word_id","id");
--> statement-breakpoint
CREATE INDEX "word_image_of_user" ON "word_image" USING btree ("user_id","id");
--> statement-breakpoint
CREATE INDEX "word_image_to_judge" ON "word_image" USING btree ("status","id") WHERE status <> 1;
--> statement-breakpoint
CREATE UNIQUE INDEX "word_recording_once" ON "word_recording" USING btree ("digest","word_id");
--> statement-breakpoint
CREATE INDEX "word_recording_of_word" ON "word_recording" USING btree ("word_id","id");
--> statement-breakpoint
CREATE INDEX "word_recording_of_user" ON "word_recording" USING btree ("user_id","id");
--> statement-breakpoint
CREATE INDEX "word_recording_to_judge" ON "word_recording" USING btree ("status","id") WHERE status <> 1;
--> statement-breakpoint
CREATE UNIQUE INDEX "word_table_shared_slug" ON "word_table" USING btree ("slug") WHERE privacy <> 2;
--> statement-breakpoint
CREATE UNIQUE INDEX "word_table_own_slug" ON "word_table" USING btree ("user_id","slug");
--> statement-breakpoint
CREATE INDEX "word_table_in_order" ON "word_table" USING btree ("id") WHERE privacy = 1;
--> statement-breakpoint
CREATE INDEX "word_table_of_language" ON "word_table" USING btree ("lang_code","id") WHERE privacy = 1;
--> statement-breakpoint
CREATE INDEX "word_table_of_user" ON "word_table" USING btree ("user_id","id");
--> statement-breakpoint
CREATE INDEX "word_table_by_trigram" ON "word_table" USING gin ("search_text" gin_trgm_ops) WHERE privacy = 1;
--> statement-breakpoint
-- What drizzle-kit cannot express. The migration ends with it.
ALTER TABLE "rate_window" SET UNLOGGED;
--> statement-breakpoint
ALTER TABLE "account_event" SET UNLOGGED;
--> statement-breakpoint
-- Sixteen partitions of each table that grows with what learners do.
DO $$
DECLARE
	"parent" regclass;
BEGIN
	FOR "parent" IN
		SELECT "oid" FROM "pg_class" WHERE "relkind" = 'p' AND "relnamespace" = 'public'::regnamespace
	LOOP
		FOR "number" IN 0..15 LOOP
			EXECUTE format('CREATE TABLE %I PARTITION OF %s FOR VALUES WITH (MODULUS 16, REMAINDER %s)',
				"parent" || '_' || "number", "parent", "number");
		END LOOP;
	END LOOP;
END $$;
--> statement-breakpoint
-- Whatever deletes words of a list, such as deleting a word, also lowers the count of the list.
CREATE FUNCTION "count_words_out_of_lists"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM FROM "list" WHERE "id" IN (SELECT "list_id" FROM "removed") ORDER BY "id" FOR NO KEY UPDATE;
	UPDATE "list" SET "word_count" = "word_count" - "gone"."count"
	FROM (SELECT "list_id", count(*)::int AS "count" FROM "removed" GROUP BY "list_id") AS "gone"
	WHERE "list"."id" = "gone"."list_id";
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "list_word_removed" AFTER DELETE ON "list_word" REFERENCING OLD TABLE AS "removed"
FOR EACH STATEMENT EXECUTE FUNCTION "count_words_out_of_lists"();
--> statement-breakpoint
-- When a word that was public is hidden, its lists and tables have words that some readers do not see.
CREATE FUNCTION "note_hidden_words"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"hidden" uuid[];
BEGIN
	SELECT array_agg("after"."id") INTO "hidden" FROM "before" JOIN "after" USING ("id")
	WHERE "before"."published" AND "before"."active" AND NOT ("after"."published" AND "after"."active");
	IF "hidden" IS NOT NULL THEN
		UPDATE "list" SET "has_hidden_words" = true
		FROM (
			SELECT "id" FROM "list"
			WHERE "id" IN (SELECT "list_id" FROM "list_word" WHERE "word_id" = ANY ("hidden"))
			ORDER BY "id" FOR NO KEY UPDATE
		) AS "holding"
		WHERE "list"."id" = "holding"."id";
		UPDATE "word_table" SET "has_hidden_words" = true
		FROM (
			SELECT "id" FROM "word_table"
			WHERE "id" IN (
				SELECT "table_id" FROM "table_cell_word" JOIN "table_row" ON "table_row"."id" = "row_id"
				WHERE "word_id" = ANY ("hidden")
			)
			ORDER BY "id" FOR NO KEY UPDATE
		) AS "holding"
		WHERE "word_table"."id" = "holding"."id";
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "word_hidden" AFTER UPDATE ON "word" REFERENCING OLD TABLE AS "before" NEW TABLE AS "after"
FOR EACH STATEMENT EXECUTE FUNCTION "note_hidden_words"();
