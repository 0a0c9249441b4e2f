CREATE TABLE "calendar_feed" (
	"student_id" integer PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notice_mail" (
	"student_id" integer PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"locale" text NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL,
	"mailed_on" date,
	"mailed_until" timestamp with time zone,
	CONSTRAINT "notice_mail_locale_known" CHECK ("notice_mail"."locale" in ('en', 'th', 'zh', 'ar'))
);
--> statement-breakpoint
CREATE TABLE "notice_read" (
	"student_id" integer NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notice_read_student_id_kind_subject_pk" PRIMARY KEY("student_id","kind","subject"),
	CONSTRAINT "notice_read_kind_known" CHECK ("notice_read"."kind" in ('handed-in', 'given-back', 'comment', 'answer', 'invitation', 'class-shared'))
);
--> statement-breakpoint
ALTER TABLE "assignment" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "assignment" ADD COLUMN "changes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "calendar_feed" ADD CONSTRAINT "calendar_feed_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_mail" ADD CONSTRAINT "notice_mail_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_read" ADD CONSTRAINT "notice_read_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feed_token_key" ON "calendar_feed" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "notice_mail_token_key" ON "notice_mail" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "notice_read_old" ON "notice_read" USING btree ("read_at");