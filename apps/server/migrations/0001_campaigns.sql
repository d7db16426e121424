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
ALTER TABLE "word" ADD COLUMN "level" smallint;--> statement-breakpoint
ALTER TABLE "smm_campaign" ADD CONSTRAINT "smm_campaign_channel_id_smm_channel_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."smm_channel"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "smm_post" ADD CONSTRAINT "smm_post_campaign_id_smm_campaign_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."smm_campaign"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "smm_post" ADD CONSTRAINT "smm_post_word_id_word_id_fk" FOREIGN KEY ("word_id") REFERENCES "public"."word"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "smm_campaign_of_channel" ON "smm_campaign" USING btree ("channel_id");--> statement-breakpoint
CREATE UNIQUE INDEX "smm_channel_once" ON "smm_channel" USING btree (lower("address")) WHERE network = 'telegram';--> statement-breakpoint
CREATE UNIQUE INDEX "smm_post_of_campaign" ON "smm_post" USING btree ("campaign_id","position");--> statement-breakpoint
CREATE INDEX "smm_post_by_time" ON "smm_post" USING btree ("campaign_id","scheduled_at");--> statement-breakpoint
CREATE INDEX "smm_post_due" ON "smm_post" USING btree ("scheduled_at") WHERE status = 'planned';--> statement-breakpoint
CREATE INDEX "smm_post_sending" ON "smm_post" USING btree ("attempted_at") WHERE status = 'sending';--> statement-breakpoint
CREATE INDEX "smm_post_with_open_poll" ON "smm_post" USING btree ("poll_closes_at") WHERE status = 'sent' and poll_queued_at is null;--> statement-breakpoint
CREATE INDEX "smm_post_of_word" ON "smm_post" USING btree ("word_id");