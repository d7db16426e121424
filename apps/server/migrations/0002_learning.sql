CREATE TABLE "review" (
	"user_id" uuid NOT NULL,
	"word_id" uuid NOT NULL,
	"reviewed_at" timestamp with time zone NOT NULL,
	"day" date NOT NULL,
	"rating" smallint,
	"mark" text,
	CONSTRAINT "review_user_id_word_id_reviewed_at_pk" PRIMARY KEY("user_id","word_id","reviewed_at"),
	CONSTRAINT "review_rating_or_mark" CHECK (num_nonnulls(rating, mark) = 1)
);
--> statement-breakpoint
CREATE TABLE "review_parameters" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"parameters" jsonb NOT NULL,
	"review_count" integer NOT NULL,
	"fitted_at" timestamp with time zone NOT NULL,
	"log_loss" double precision NOT NULL,
	"default_log_loss" double precision NOT NULL
);
--> statement-breakpoint
ALTER TABLE "quiz_result" ADD COLUMN "is_overridden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz_result" ADD COLUMN "is_easy" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "activity_day" ADD COLUMN "reviewed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "activity_day" ADD COLUMN "milliseconds" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Every answer becomes a review.
INSERT INTO "review" ("user_id", "word_id", "reviewed_at", "day", "rating")
SELECT DISTINCT ON ("quiz"."user_id", "answer"."word_id", date_trunc('milliseconds', "answer"."answered_at"))
	"quiz"."user_id", "answer"."word_id", date_trunc('milliseconds', "answer"."answered_at"), "answer"."day",
	CASE WHEN "answer"."verdict" IN ('wrong', 'almost') THEN 1 WHEN "answer"."is_hinted" THEN 2 ELSE 3 END
FROM "quiz_result" AS "answer" JOIN "quiz" ON "quiz"."id" = "answer"."quiz_id"
ORDER BY "quiz"."user_id", "answer"."word_id", date_trunc('milliseconds', "answer"."answered_at"), "quiz"."id";
--> statement-breakpoint
-- Every status becomes a mark at the time when the word reached it. A word that an answer made saved (2) was saved
-- before its first answer. A mark and an answer cannot have the same time.
INSERT INTO "review" ("user_id", "word_id", "reviewed_at", "day", "mark")
WITH "status" AS (
	SELECT "user_word"."user_id", "user_word"."word_id", "knowing",
		date_trunc('milliseconds', "changed_at") AS "changed_at", date_trunc('milliseconds', "proved_at") AS "proved_at"
	FROM "user_word"
), "marked" AS (
	SELECT "status".*, 'saved' AS "mark",
		coalesce((
			SELECT min("reviewed_at") - interval '1 millisecond' FROM "review"
			WHERE "review"."user_id" = "status"."user_id" AND "review"."word_id" = "status"."word_id"
			HAVING bool_or("reviewed_at" = "changed_at")
		), "changed_at") AS "marked_at"
	FROM "status" WHERE "knowing" = 2
	UNION ALL
	SELECT "status".*, 'known', "changed_at" FROM "status"
	WHERE "knowing" = 1 AND "changed_at" IS DISTINCT FROM "proved_at"
	UNION ALL
	SELECT "status".*, 'proven', "proved_at" FROM "status" WHERE "proved_at" IS NOT NULL
)
SELECT "marked"."user_id", "marked"."word_id",
	"marked_at" + CASE WHEN "answer"."day" IS NULL THEN interval '0' ELSE interval '1 millisecond' END,
	coalesce("answer"."day", ("marked_at" AT TIME ZONE 'UTC')::date), "marked"."mark"
FROM "marked" LEFT JOIN "review" AS "answer" ON "answer"."user_id" = "marked"."user_id"
	AND "answer"."word_id" = "marked"."word_id" AND "answer"."reviewed_at" = "marked"."marked_at"
ON CONFLICT DO NOTHING;
--> statement-breakpoint
-- A word that was saved or known when it was last answered, and is not any more, was marked as unknown (3) since.
INSERT INTO "review" ("user_id", "word_id", "reviewed_at", "day", "mark")
SELECT "user_id", "word_id", "answered_at" + interval '1 millisecond', "day", 'unknown'
FROM (
	SELECT DISTINCT ON ("quiz"."user_id", "answer"."word_id") "quiz"."user_id", "answer"."word_id",
		date_trunc('milliseconds', "answer"."answered_at") AS "answered_at", "answer"."day", "answer"."knowing_before"
	FROM "quiz_result" AS "answer" JOIN "quiz" ON "quiz"."id" = "answer"."quiz_id"
	ORDER BY "quiz"."user_id", "answer"."word_id", "answer"."answered_at" DESC
) AS "last_answer"
WHERE "knowing_before" <> 3 AND NOT EXISTS (
	SELECT FROM "user_word"
	WHERE "user_word"."user_id" = "last_answer"."user_id" AND "user_word"."word_id" = "last_answer"."word_id"
);
--> statement-breakpoint
UPDATE "activity_day" SET "reviewed" = "answered_on"."words", "milliseconds" = "answered_on"."milliseconds"
FROM (
	SELECT "quiz"."user_id", "answer"."day", count(DISTINCT "answer"."word_id") AS "words",
		sum("answer"."milliseconds") AS "milliseconds"
	FROM "quiz_result" AS "answer" JOIN "quiz" ON "quiz"."id" = "answer"."quiz_id"
	GROUP BY "quiz"."user_id", "answer"."day"
) AS "answered_on"
WHERE "activity_day"."user_id" = "answered_on"."user_id" AND "activity_day"."day" = "answered_on"."day";
--> statement-breakpoint
-- The server computes the cards from the reviews when it starts, and drops this table.
CREATE TABLE "unscheduled_learner" (
	"user_id" uuid PRIMARY KEY NOT NULL REFERENCES "app_user"("id") ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO "unscheduled_learner" SELECT DISTINCT "user_id" FROM "review";--> statement-breakpoint
DELETE FROM "user_word";--> statement-breakpoint
ALTER TABLE "user_word" ADD COLUMN "strength" smallint NOT NULL;--> statement-breakpoint
ALTER TABLE "user_word" ADD COLUMN "is_weak" boolean NOT NULL;--> statement-breakpoint
ALTER TABLE "user_word" ADD COLUMN "due" date NOT NULL;--> statement-breakpoint
ALTER TABLE "user_word" ADD COLUMN "stability" double precision;--> statement-breakpoint
ALTER TABLE "user_word" ADD COLUMN "difficulty" double precision;--> statement-breakpoint
ALTER TABLE "user_word" ADD COLUMN "since" date NOT NULL;--> statement-breakpoint
ALTER TABLE "user_word" ADD COLUMN "reviewed_on" date;--> statement-breakpoint
ALTER TABLE "user_word" ADD COLUMN "last_rating" smallint;--> statement-breakpoint
ALTER TABLE "user_word" ADD COLUMN "reviews" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "user_word" ADD COLUMN "lapses" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_word_id_word_id_fk" FOREIGN KEY ("word_id") REFERENCES "public"."word"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_parameters" ADD CONSTRAINT "review_parameters_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_of_word" ON "review" USING btree ("word_id");--> statement-breakpoint
CREATE INDEX "user_word_due" ON "user_word" USING btree ("user_id","lang_code","due") WHERE stability is not null;--> statement-breakpoint
ALTER TABLE "quiz_result" DROP COLUMN "before";--> statement-breakpoint
ALTER TABLE "quiz_result" DROP COLUMN "knowing_before";--> statement-breakpoint
ALTER TABLE "user_word" DROP COLUMN "right_days";--> statement-breakpoint
ALTER TABLE "user_word" DROP COLUMN "last_right_day";--> statement-breakpoint
CREATE TABLE "study_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"goal_unit" text NOT NULL,
	"goal_target" smallint NOT NULL,
	"time_zone" text NOT NULL,
	"reminder_hour" smallint,
	"remind_at" timestamp with time zone,
	"reminded_on" date,
	"locale" text NOT NULL,
	"levels" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "study_settings" ADD CONSTRAINT "study_settings_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "study_settings_by_reminder" ON "study_settings" USING btree ("remind_at") WHERE remind_at is not null;