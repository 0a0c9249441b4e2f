CREATE TABLE "classroom" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "classroom_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"join_code" text NOT NULL,
	"sharing" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"archived_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "classroom_member" (
	"classroom_id" integer NOT NULL,
	"student_id" integer NOT NULL,
	"part" text NOT NULL,
	"joined_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "classroom_member_classroom_id_student_id_pk" PRIMARY KEY("classroom_id","student_id"),
	CONSTRAINT "classroom_member_part_known" CHECK ("classroom_member"."part" in ('student', 'teacher'))
);
--> statement-breakpoint
CREATE TABLE "tool_activity" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tool_activity_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"student_id" integer NOT NULL,
	"tool" text NOT NULL,
	"project_id" text,
	"kind" text NOT NULL,
	"detail" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tool_progress" (
	"student_id" integer NOT NULL,
	"tool" text NOT NULL,
	"key" text NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tool_progress_student_id_tool_key_pk" PRIMARY KEY("student_id","tool","key")
);
--> statement-breakpoint
CREATE TABLE "project" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" integer NOT NULL,
	"tool" text NOT NULL,
	"title" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"bytes" integer NOT NULL,
	"share" text DEFAULT 'private' NOT NULL,
	"share_id" text,
	"origin_id" uuid,
	"credit_display_name" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "project_tool_known" CHECK ("project"."tool" in ('coding/block-programming', 'coding/python-programming', 'coding/jupyter-lite', 'flow/ai-application', 'flow/image-processing', 'flow/data-analytics', 'games/guessing', 'games/grouping', 'games/programming', 'games/dungeon')),
	CONSTRAINT "project_revision_positive" CHECK ("project"."revision" >= 1),
	CONSTRAINT "project_title_length" CHECK (length("project"."title") between 1 and 120),
	CONSTRAINT "project_shared_has_id" CHECK ("project"."share" = 'private' or "project"."share_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "project_report" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "project_report_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"project_id" uuid NOT NULL,
	"reporter_id" integer,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"resolved_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "project_revision" (
	"project_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"format" text NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"bytes" integer NOT NULL,
	"save_id" uuid NOT NULL,
	"restored_from" integer,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "project_revision_project_id_number_pk" PRIMARY KEY("project_id","number")
);
--> statement-breakpoint
CREATE TABLE "project_thumbnail" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"image" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "classroom_member" ADD CONSTRAINT "classroom_member_classroom_id_classroom_id_fk" FOREIGN KEY ("classroom_id") REFERENCES "public"."classroom"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classroom_member" ADD CONSTRAINT "classroom_member_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tool_activity" ADD CONSTRAINT "tool_activity_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tool_progress" ADD CONSTRAINT "tool_progress_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project" ADD CONSTRAINT "project_owner_id_student_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."student"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_report" ADD CONSTRAINT "project_report_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_report" ADD CONSTRAINT "project_report_reporter_id_student_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."student"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_revision" ADD CONSTRAINT "project_revision_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_thumbnail" ADD CONSTRAINT "project_thumbnail_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "classroom_join_code_key" ON "classroom" USING btree ("join_code");--> statement-breakpoint
CREATE INDEX "classroom_member_student" ON "classroom_member" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "tool_activity_student" ON "tool_activity" USING btree ("student_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "project_owner" ON "project" USING btree ("owner_id","updated_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "project_trash" ON "project" USING btree ("deleted_at") WHERE "project"."deleted_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "project_share_id_key" ON "project" USING btree ("share_id");--> statement-breakpoint
CREATE INDEX "project_report_open" ON "project_report" USING btree ("project_id","created_at");