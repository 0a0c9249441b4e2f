CREATE TABLE "assignment" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "assignment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"classroom_id" integer NOT NULL,
	"path_id" integer,
	"step" integer DEFAULT 0 NOT NULL,
	"title" text NOT NULL,
	"instructions" text DEFAULT '' NOT NULL,
	"tool" text NOT NULL,
	"level" text,
	"starter" jsonb,
	"due_at" timestamp with time zone,
	"resubmit" text DEFAULT 'always' NOT NULL,
	"tutor_mode" text DEFAULT 'hints' NOT NULL,
	"max_mark" integer DEFAULT 10 NOT NULL,
	"rubric" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"checks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"teams" jsonb,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"archived_at" timestamp with time zone,
	CONSTRAINT "assignment_max_mark_range" CHECK ("assignment"."max_mark" between 1 and 1000)
);
--> statement-breakpoint
CREATE TABLE "assignment_path" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "assignment_path_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"classroom_id" integer NOT NULL,
	"title" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "assignment_template" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "assignment_template_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"title" text NOT NULL,
	"wish" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "submission" (
	"assignment_id" integer NOT NULL,
	"student_id" integer NOT NULL,
	"project_id" uuid,
	"state" text DEFAULT 'working' NOT NULL,
	"hand_ins" integer DEFAULT 0 NOT NULL,
	"handed_in_at" timestamp with time zone,
	"handed_in_revision" integer,
	"mark" real,
	"rubric_marks" jsonb,
	"feedback" text DEFAULT '' NOT NULL,
	"given_back_at" timestamp with time zone,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "submission_assignment_id_student_id_pk" PRIMARY KEY("assignment_id","student_id"),
	CONSTRAINT "submission_state_known" CHECK ("submission"."state" in ('working', 'handed-in', 'given-back'))
);
--> statement-breakpoint
CREATE TABLE "work_comment" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "work_comment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"project_id" uuid NOT NULL,
	"author_id" integer,
	"place" text,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "classroom_invite" (
	"code" text PRIMARY KEY NOT NULL,
	"classroom_id" integer NOT NULL,
	"email" text NOT NULL,
	"display_name" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"grade" text NOT NULL,
	"affiliation" text NOT NULL,
	"invited_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"accepted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "student_day" (
	"student_id" integer NOT NULL,
	"date" date NOT NULL,
	"minutes" integer DEFAULT 0 NOT NULL,
	"minutes_block_programming" integer DEFAULT 0 NOT NULL,
	"minutes_text_programming" integer DEFAULT 0 NOT NULL,
	"minutes_jupyter_lite" integer DEFAULT 0 NOT NULL,
	"minutes_flow_ai" integer DEFAULT 0 NOT NULL,
	"minutes_flow_image" integer DEFAULT 0 NOT NULL,
	"minutes_flow_data" integer DEFAULT 0 NOT NULL,
	"minutes_game_guess_picture" integer DEFAULT 0 NOT NULL,
	"minutes_game_grouping" integer DEFAULT 0 NOT NULL,
	"minutes_game_programming" integer DEFAULT 0 NOT NULL,
	"minutes_game_dungeon" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "student_day_student_id_date_pk" PRIMARY KEY("student_id","date")
);
--> statement-breakpoint
ALTER TABLE "classroom" ADD COLUMN "open_tools_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "assignment" ADD CONSTRAINT "assignment_classroom_id_classroom_id_fk" FOREIGN KEY ("classroom_id") REFERENCES "public"."classroom"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment" ADD CONSTRAINT "assignment_path_id_assignment_path_id_fk" FOREIGN KEY ("path_id") REFERENCES "public"."assignment_path"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment" ADD CONSTRAINT "assignment_created_by_student_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."student"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_path" ADD CONSTRAINT "assignment_path_classroom_id_classroom_id_fk" FOREIGN KEY ("classroom_id") REFERENCES "public"."classroom"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_template" ADD CONSTRAINT "assignment_template_owner_id_student_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."student"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission" ADD CONSTRAINT "submission_assignment_id_assignment_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission" ADD CONSTRAINT "submission_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission" ADD CONSTRAINT "submission_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_comment" ADD CONSTRAINT "work_comment_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_comment" ADD CONSTRAINT "work_comment_author_id_student_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."student"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classroom_invite" ADD CONSTRAINT "classroom_invite_classroom_id_classroom_id_fk" FOREIGN KEY ("classroom_id") REFERENCES "public"."classroom"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classroom_invite" ADD CONSTRAINT "classroom_invite_invited_by_student_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."student"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_day" ADD CONSTRAINT "student_day_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assignment_class" ON "assignment" USING btree ("classroom_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "assignment_path_class" ON "assignment_path" USING btree ("classroom_id");--> statement-breakpoint
CREATE INDEX "assignment_template_owner" ON "assignment_template" USING btree ("owner_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "submission_student" ON "submission" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "submission_project" ON "submission" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "work_comment_project" ON "work_comment" USING btree ("project_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "classroom_invite_person_key" ON "classroom_invite" USING btree ("classroom_id","email");--> statement-breakpoint
CREATE INDEX "classroom_invite_email" ON "classroom_invite" USING btree ("email");