CREATE TABLE "ai_usage" (
	"day" date NOT NULL,
	"service" text NOT NULL,
	"answers" integer DEFAULT 0 NOT NULL,
	"tokens" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "ai_usage_day_service_pk" PRIMARY KEY("day","service")
);
--> statement-breakpoint
CREATE TABLE "tutor_conversation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" integer NOT NULL,
	"tool" text NOT NULL,
	"project_id" uuid,
	"level" text,
	"created_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"asking" uuid
);
--> statement-breakpoint
CREATE TABLE "tutor_report" (
	"turn_id" uuid PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"closed_by" integer,
	CONSTRAINT "tutor_report_reason_known" CHECK ("tutor_report"."reason" in ('wrong', 'unkind', 'scary', 'private', 'other'))
);
--> statement-breakpoint
CREATE TABLE "tutor_turn" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"question" text NOT NULL,
	"problem_key" text NOT NULL,
	"program_key" text NOT NULL,
	"rung" text,
	"outcome" text NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"harms" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tutor_turn_rung_known" CHECK ("tutor_turn"."rung" in ('ask-back', 'point', 'idea', 'example', 'line')),
	CONSTRAINT "tutor_turn_outcome_known" CHECK ("tutor_turn"."outcome" in ('answered', 'care', 'unsafe-question', 'unsafe-answer', 'held-back', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "assignment" ADD COLUMN "solution" text;--> statement-breakpoint
ALTER TABLE "tutor_conversation" ADD CONSTRAINT "tutor_conversation_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutor_conversation" ADD CONSTRAINT "tutor_conversation_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutor_report" ADD CONSTRAINT "tutor_report_turn_id_tutor_turn_id_fk" FOREIGN KEY ("turn_id") REFERENCES "public"."tutor_turn"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutor_report" ADD CONSTRAINT "tutor_report_closed_by_student_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."student"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutor_turn" ADD CONSTRAINT "tutor_turn_conversation_id_tutor_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."tutor_conversation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tutor_conversation_student" ON "tutor_conversation" USING btree ("student_id","last_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "tutor_conversation_project" ON "tutor_conversation" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "tutor_conversation_old" ON "tutor_conversation" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "tutor_report_closed_by" ON "tutor_report" USING btree ("closed_by");--> statement-breakpoint
CREATE INDEX "tutor_report_open" ON "tutor_report" USING btree ("created_at") WHERE "tutor_report"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "tutor_turn_conversation" ON "tutor_turn" USING btree ("conversation_id","created_at");--> statement-breakpoint
CREATE INDEX "tutor_turn_care" ON "tutor_turn" USING btree ("created_at") WHERE "tutor_turn"."outcome" = 'care';