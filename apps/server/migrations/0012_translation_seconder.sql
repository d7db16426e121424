CREATE TABLE "translation_seconder" (
	"translation_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "translation_seconder_translation_id_user_id_pk" PRIMARY KEY("translation_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "translation_seconder" ADD CONSTRAINT "translation_seconder_translation_id_translation_id_fk" FOREIGN KEY ("translation_id") REFERENCES "public"."translation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "translation_seconder" ADD CONSTRAINT "translation_seconder_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "translation_seconder_of_user" ON "translation_seconder" USING btree ("user_id","translation_id");