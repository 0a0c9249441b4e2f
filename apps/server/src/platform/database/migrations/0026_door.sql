CREATE TABLE "class_secret" (
	"student_id" integer PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"encrypted_secret" text NOT NULL,
	"failures" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "class_secret_kind_known" CHECK ("class_secret"."kind" in ('pictures', 'words')),
	CONSTRAINT "class_secret_failures_not_negative" CHECK ("class_secret"."failures" >= 0)
);
--> statement-breakpoint
CREATE TABLE "email_change" (
	"student_id" integer PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "email_change_email_lower" CHECK ("email_change"."email" = lower("email_change"."email"))
);
--> statement-breakpoint
CREATE TABLE "linked_identity" (
	"source" text NOT NULL,
	"subject" text NOT NULL,
	"student_id" integer NOT NULL,
	"linked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "linked_identity_source_subject_pk" PRIMARY KEY("source","subject")
);
--> statement-breakpoint
CREATE TABLE "password_reset" (
	"student_id" integer PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lti_context" (
	"platform_id" integer NOT NULL,
	"deployment_id" text NOT NULL,
	"context_id" text NOT NULL,
	"classroom_id" integer NOT NULL,
	"members_url" text,
	CONSTRAINT "lti_context_platform_id_deployment_id_context_id_pk" PRIMARY KEY("platform_id","deployment_id","context_id")
);
--> statement-breakpoint
CREATE TABLE "lti_grade" (
	"link_id" integer NOT NULL,
	"student_id" integer NOT NULL,
	"mark" real,
	"max_mark" real NOT NULL,
	"marked_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"tries" smallint DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"problem" text,
	CONSTRAINT "lti_grade_link_id_student_id_pk" PRIMARY KEY("link_id","student_id")
);
--> statement-breakpoint
CREATE TABLE "lti_key" (
	"kid" text PRIMARY KEY NOT NULL,
	"public_key" jsonb NOT NULL,
	"encrypted_private_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lti_link" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lti_link_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"platform_id" integer NOT NULL,
	"deployment_id" text NOT NULL,
	"context_id" text NOT NULL,
	"resource_link_id" text NOT NULL,
	"assignment_id" integer,
	"project_id" uuid,
	"line_item_url" text
);
--> statement-breakpoint
CREATE TABLE "lti_platform" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lti_platform_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"issuer" text NOT NULL,
	"client_id" text NOT NULL,
	"deployment_ids" text[] NOT NULL,
	"auth_url" text NOT NULL,
	"token_url" text NOT NULL,
	"keys_url" text NOT NULL,
	"origins" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "roster_record" (
	"source" text NOT NULL,
	"kind" text NOT NULL,
	"sourced_id" text NOT NULL,
	"student_id" integer,
	"classroom_id" integer,
	"left_at" timestamp with time zone,
	CONSTRAINT "roster_record_source_kind_sourced_id_pk" PRIMARY KEY("source","kind","sourced_id"),
	CONSTRAINT "roster_record_one_of_both" CHECK (("roster_record"."kind" = 'user') = ("roster_record"."student_id" is not null) and ("roster_record"."kind" = 'class') = ("roster_record"."classroom_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "school_sign_in" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "school_sign_in_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"preset" text NOT NULL,
	"domain" text NOT NULL,
	"issuer" text NOT NULL,
	"client_id" text NOT NULL,
	"encrypted_client_secret" text NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "school_sign_in_preset_known" CHECK ("school_sign_in"."preset" in ('google', 'entra', 'other')),
	CONSTRAINT "school_sign_in_domain_lower" CHECK ("school_sign_in"."domain" = lower("school_sign_in"."domain"))
);
--> statement-breakpoint
ALTER TABLE "classroom" ADD COLUMN "sign_in" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "classroom" ADD COLUMN "sign_in_code" text;--> statement-breakpoint
ALTER TABLE "classroom" ADD COLUMN "sign_in_kind" text DEFAULT 'pictures' NOT NULL;--> statement-breakpoint
ALTER TABLE "classroom_member" ADD COLUMN "roster_source" text;--> statement-breakpoint
ALTER TABLE "identity_accounts" ADD COLUMN "password_given_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "student" ADD COLUMN "locale" text;--> statement-breakpoint
ALTER TABLE "class_secret" ADD CONSTRAINT "class_secret_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_change" ADD CONSTRAINT "email_change_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "linked_identity" ADD CONSTRAINT "linked_identity_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_reset" ADD CONSTRAINT "password_reset_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_context" ADD CONSTRAINT "lti_context_platform_id_lti_platform_id_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."lti_platform"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_context" ADD CONSTRAINT "lti_context_classroom_id_classroom_id_fk" FOREIGN KEY ("classroom_id") REFERENCES "public"."classroom"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_grade" ADD CONSTRAINT "lti_grade_link_id_lti_link_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."lti_link"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_grade" ADD CONSTRAINT "lti_grade_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_link" ADD CONSTRAINT "lti_link_platform_id_lti_platform_id_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."lti_platform"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_link" ADD CONSTRAINT "lti_link_assignment_id_assignment_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignment"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_link" ADD CONSTRAINT "lti_link_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_record" ADD CONSTRAINT "roster_record_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_record" ADD CONSTRAINT "roster_record_classroom_id_classroom_id_fk" FOREIGN KEY ("classroom_id") REFERENCES "public"."classroom"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "email_change_token_key" ON "email_change" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "email_change_expires" ON "email_change" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "linked_identity_student" ON "linked_identity" USING btree ("student_id");--> statement-breakpoint
CREATE UNIQUE INDEX "password_reset_token_key" ON "password_reset" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "password_reset_expires" ON "password_reset" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "lti_context_classroom" ON "lti_context" USING btree ("classroom_id");--> statement-breakpoint
CREATE INDEX "lti_grade_student" ON "lti_grade" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "lti_grade_waiting" ON "lti_grade" USING btree ("next_try_at") WHERE "lti_grade"."sent_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "lti_link_key" ON "lti_link" USING btree ("platform_id","deployment_id","resource_link_id");--> statement-breakpoint
CREATE INDEX "lti_link_assignment" ON "lti_link" USING btree ("assignment_id");--> statement-breakpoint
CREATE INDEX "lti_link_project" ON "lti_link" USING btree ("project_id");--> statement-breakpoint
CREATE UNIQUE INDEX "lti_platform_client_key" ON "lti_platform" USING btree ("issuer","client_id");--> statement-breakpoint
CREATE INDEX "roster_record_student" ON "roster_record" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "roster_record_classroom" ON "roster_record" USING btree ("classroom_id");--> statement-breakpoint
CREATE UNIQUE INDEX "school_sign_in_domain_key" ON "school_sign_in" USING btree ("domain");--> statement-breakpoint
CREATE UNIQUE INDEX "classroom_sign_in_code_key" ON "classroom" USING btree ("sign_in_code");--> statement-breakpoint
ALTER TABLE "classroom" ADD CONSTRAINT "classroom_sign_in_kind_known" CHECK ("classroom"."sign_in_kind" in ('pictures', 'words'));--> statement-breakpoint
ALTER TABLE "classroom" ADD CONSTRAINT "classroom_sign_in_has_code" CHECK (not "classroom"."sign_in" or "classroom"."sign_in_code" is not null);--> statement-breakpoint
ALTER TABLE "student" ADD CONSTRAINT "student_locale_known" CHECK ("student"."locale" in ('en', 'th', 'zh', 'ar'));