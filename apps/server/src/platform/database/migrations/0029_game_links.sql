CREATE TABLE "replay" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" integer NOT NULL,
	"tool" text NOT NULL,
	"title" text NOT NULL,
	"audience" text NOT NULL,
	"share_id" text NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "replay_share_id_unique" UNIQUE("share_id"),
	CONSTRAINT "replay_tool_address" CHECK ("replay"."tool" ~ '^[a-z]+/[a-z][a-z0-9-]*$'),
	CONSTRAINT "replay_title_length" CHECK (length("replay"."title") between 1 and 120)
);
--> statement-breakpoint
ALTER TABLE "project_report" ALTER COLUMN "project_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "project_report" ADD COLUMN "replay_id" uuid;--> statement-breakpoint
ALTER TABLE "replay" ADD CONSTRAINT "replay_owner_id_student_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."student"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "replay_owner" ON "replay" USING btree ("owner_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "replay_end" ON "replay" USING btree ("ends_at");--> statement-breakpoint
ALTER TABLE "project_report" ADD CONSTRAINT "project_report_replay_id_replay_id_fk" FOREIGN KEY ("replay_id") REFERENCES "public"."replay"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "project_report_replay" ON "project_report" USING btree ("replay_id");--> statement-breakpoint
ALTER TABLE "project_report" ADD CONSTRAINT "project_report_about_one" CHECK (num_nonnulls("project_report"."project_id", "project_report"."replay_id") = 1);