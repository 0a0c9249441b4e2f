ALTER TABLE "student" ADD COLUMN "deactivated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "student" ADD COLUMN "delete_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "student_find_email" ON "student" USING btree (("email" collate "C"),"id");--> statement-breakpoint
CREATE INDEX "student_find_name" ON "student" USING btree ((lower("first_name" || ' ' || "last_name") collate "C"),"id");--> statement-breakpoint
CREATE INDEX "student_find_last_name" ON "student" USING btree ((lower("last_name") collate "C"),"id");--> statement-breakpoint
CREATE INDEX "student_find_display_name" ON "student" USING btree ((lower("display_name") collate "C"),"id");--> statement-breakpoint
CREATE INDEX "student_find_affiliation" ON "student" USING btree ((lower("affiliation") collate "C"),"id");--> statement-breakpoint
CREATE INDEX "student_grade" ON "student" USING btree ("grade","id");--> statement-breakpoint
CREATE INDEX "student_deactivated" ON "student" USING btree ("id") WHERE "student"."deactivated_at" is not null;--> statement-breakpoint
CREATE INDEX "student_delete_at" ON "student" USING btree ("delete_at") WHERE "student"."delete_at" is not null;--> statement-breakpoint
ALTER TABLE "student" ADD CONSTRAINT "student_deleted_is_deactivated" CHECK ("student"."delete_at" is null or "student"."deactivated_at" is not null);
--> statement-breakpoint
-- Nodes keep in memory whether an account is closed, so they must hear of it.
DROP TRIGGER student_account_changed ON student;
--> statement-breakpoint
CREATE TRIGGER student_account_changed
  AFTER INSERT OR UPDATE OF id, email, deactivated_at OR DELETE ON student
  FOR EACH ROW EXECUTE FUNCTION notify_account_changed();
