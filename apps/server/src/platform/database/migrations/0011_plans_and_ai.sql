CREATE TABLE "ai_job" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"hold_id" uuid NOT NULL,
	"node_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"result" jsonb,
	"problem" text
);
--> statement-breakpoint
CREATE TABLE "ai_node" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ai_price" (
	"kind" text PRIMARY KEY NOT NULL,
	"coins" integer NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ai_price_not_negative" CHECK ("ai_price"."coins" between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE "plan_policy" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"teachers_may_approve" boolean DEFAULT false NOT NULL,
	CONSTRAINT "plan_policy_single" CHECK ("plan_policy"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "plan_request" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "plan_request_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"plan_id" integer NOT NULL,
	"starts_when" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"answer" text,
	CONSTRAINT "plan_request_decided" CHECK (("plan_request"."status" = 'open') = ("plan_request"."decided_at" is null))
);
--> statement-breakpoint
ALTER TABLE "ai_job" ADD CONSTRAINT "ai_job_user_id_student_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."student"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_request" ADD CONSTRAINT "plan_request_user_id_student_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."student"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_request" ADD CONSTRAINT "plan_request_plan_id_subscription_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."subscription_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ai_job_open" ON "ai_job" USING btree ("node_id") WHERE "ai_job"."status" = 'open';--> statement-breakpoint
CREATE INDEX "ai_job_created" ON "ai_job" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "ai_job_user" ON "ai_job" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "plan_request_one_open" ON "plan_request" USING btree ("user_id") WHERE "plan_request"."status" = 'open';--> statement-breakpoint
CREATE INDEX "plan_request_by_status" ON "plan_request" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "plan_request_user" ON "plan_request" USING btree ("user_id","id");