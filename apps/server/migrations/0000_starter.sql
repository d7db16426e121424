CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "loaded_content" (
	"name" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"loaded_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "broken_link" (
	"digest" text PRIMARY KEY NOT NULL,
	"path" text NOT NULL,
	"report_count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "image" (
	"id" uuid PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"licence" text NOT NULL,
	"source" text NOT NULL,
	CONSTRAINT "image_url_unique" UNIQUE("url")
);
--> statement-breakpoint
CREATE TABLE "word_image" (
	"id" uuid PRIMARY KEY NOT NULL,
	"word_id" uuid NOT NULL,
	"image_id" uuid NOT NULL,
	"status" smallint NOT NULL
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
	"word_count" integer NOT NULL,
	CONSTRAINT "list_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "list_word" (
	"list_id" uuid NOT NULL,
	"word_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "list_word_list_id_position_pk" PRIMARY KEY("list_id","position")
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
	"column_count" smallint NOT NULL,
	"row_count" smallint NOT NULL,
	CONSTRAINT "word_table_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "tag" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text collate "C" NOT NULL,
	"word_count" integer NOT NULL,
	CONSTRAINT "tag_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "tag_word" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tag_id" uuid NOT NULL,
	"word_id" uuid NOT NULL,
	"lang_code" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "translation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"low_word_id" uuid NOT NULL,
	"high_word_id" uuid NOT NULL,
	"low_lang_code" text NOT NULL,
	"high_lang_code" text NOT NULL,
	"speech_part_id" smallint NOT NULL,
	"status" smallint NOT NULL,
	CONSTRAINT "translation_in_order" CHECK (low_word_id < high_word_id)
);
--> statement-breakpoint
CREATE TABLE "word" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lang_code" text NOT NULL,
	"text" text NOT NULL,
	"key" text NOT NULL,
	"search_text" text collate "C" NOT NULL,
	"mode" smallint NOT NULL,
	"status" smallint NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"speech_part_ids" smallint[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "word_image" ADD CONSTRAINT "word_image_word_id_word_id_fk" FOREIGN KEY ("word_id") REFERENCES "public"."word"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "word_image" ADD CONSTRAINT "word_image_image_id_image_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."image"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_word" ADD CONSTRAINT "list_word_list_id_list_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."list"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_word" ADD CONSTRAINT "list_word_word_id_word_id_fk" FOREIGN KEY ("word_id") REFERENCES "public"."word"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "table_cell" ADD CONSTRAINT "table_cell_row_id_table_row_id_fk" FOREIGN KEY ("row_id") REFERENCES "public"."table_row"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "table_cell" ADD CONSTRAINT "table_cell_column_id_table_column_id_fk" FOREIGN KEY ("column_id") REFERENCES "public"."table_column"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "table_cell_word" ADD CONSTRAINT "table_cell_word_word_id_word_id_fk" FOREIGN KEY ("word_id") REFERENCES "public"."word"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "table_cell_word" ADD CONSTRAINT "table_cell_word_in_cell" FOREIGN KEY ("row_id","column_id") REFERENCES "public"."table_cell"("row_id","column_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "table_column" ADD CONSTRAINT "table_column_table_id_word_table_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."word_table"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "table_row" ADD CONSTRAINT "table_row_table_id_word_table_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."word_table"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tag_word" ADD CONSTRAINT "tag_word_tag_id_tag_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tag"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tag_word" ADD CONSTRAINT "tag_word_word_id_word_id_fk" FOREIGN KEY ("word_id") REFERENCES "public"."word"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "translation" ADD CONSTRAINT "translation_low_word_id_word_id_fk" FOREIGN KEY ("low_word_id") REFERENCES "public"."word"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "translation" ADD CONSTRAINT "translation_high_word_id_word_id_fk" FOREIGN KEY ("high_word_id") REFERENCES "public"."word"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "word_image_once" ON "word_image" USING btree ("image_id","word_id");--> statement-breakpoint
CREATE INDEX "word_image_of_word" ON "word_image" USING btree ("word_id","id");--> statement-breakpoint
CREATE INDEX "list_in_order" ON "list" USING btree ("id") WHERE privacy = 1;--> statement-breakpoint
CREATE INDEX "list_of_language" ON "list" USING btree ("lang_code","id") WHERE privacy = 1;--> statement-breakpoint
CREATE INDEX "list_by_trigram" ON "list" USING gin ("search_text" gin_trgm_ops) WHERE privacy = 1;--> statement-breakpoint
CREATE UNIQUE INDEX "list_word_once" ON "list_word" USING btree ("word_id","list_id");--> statement-breakpoint
CREATE INDEX "table_cell_word_of_word" ON "table_cell_word" USING btree ("word_id");--> statement-breakpoint
CREATE INDEX "table_column_of_table" ON "table_column" USING btree ("table_id","position");--> statement-breakpoint
CREATE INDEX "table_row_of_table" ON "table_row" USING btree ("table_id","position");--> statement-breakpoint
CREATE INDEX "word_table_in_order" ON "word_table" USING btree ("id") WHERE privacy = 1;--> statement-breakpoint
CREATE INDEX "word_table_of_language" ON "word_table" USING btree ("lang_code","id") WHERE privacy = 1;--> statement-breakpoint
CREATE INDEX "word_table_by_trigram" ON "word_table" USING gin ("search_text" gin_trgm_ops) WHERE privacy = 1;--> statement-breakpoint
CREATE UNIQUE INDEX "tag_word_once" ON "tag_word" USING btree ("word_id","tag_id");--> statement-breakpoint
CREATE INDEX "tag_word_of_tag" ON "tag_word" USING btree ("tag_id","lang_code","id");--> statement-breakpoint
CREATE UNIQUE INDEX "translation_from_low" ON "translation" USING btree ("low_word_id","high_lang_code","high_word_id","speech_part_id");--> statement-breakpoint
CREATE INDEX "translation_from_high" ON "translation" USING btree ("high_word_id","low_lang_code");--> statement-breakpoint
CREATE UNIQUE INDEX "word_by_key" ON "word" USING btree ("lang_code","key","mode");--> statement-breakpoint
CREATE INDEX "word_of_language" ON "word" USING btree ("lang_code","search_text","id") WHERE status = 1 and active;--> statement-breakpoint
CREATE INDEX "word_by_search_text" ON "word" USING btree ("search_text","id") WHERE status = 1 and active;--> statement-breakpoint
CREATE INDEX "word_by_trigram" ON "word" USING gin ("search_text" gin_trgm_ops) WHERE status = 1 and active;--> statement-breakpoint
CREATE INDEX "word_by_speech_part" ON "word" USING gin ("speech_part_ids") WHERE status = 1 and active;