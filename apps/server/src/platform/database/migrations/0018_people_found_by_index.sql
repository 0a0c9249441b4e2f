DROP INDEX "device_sessions_active";--> statement-breakpoint
CREATE INDEX "assignment_created_by" ON "assignment" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "work_comment_author" ON "work_comment" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "classroom_invite_invited_by" ON "classroom_invite" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "device_sessions_email" ON "device_sessions" USING btree ("email","created_at","id");--> statement-breakpoint
CREATE INDEX "project_origin" ON "project" USING btree ("origin_id") WHERE "project"."origin_id" is not null;--> statement-breakpoint
CREATE INDEX "project_report_reporter" ON "project_report" USING btree ("reporter_id");