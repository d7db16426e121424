CREATE TABLE "study_plan" (
	"user_id" uuid NOT NULL,
	"list_id" uuid NOT NULL,
	"words_per_day" smallint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "study_plan_user_id_list_id_pk" PRIMARY KEY("user_id","list_id")
);
--> statement-breakpoint
ALTER TABLE "study_plan" ADD CONSTRAINT "study_plan_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_plan" ADD CONSTRAINT "study_plan_list_id_list_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."list"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "study_plan_of_list" ON "study_plan" USING btree ("list_id");