ALTER TABLE "deletion_request" DROP CONSTRAINT "deletion_request_by_known";--> statement-breakpoint
ALTER TABLE "deletion_request" ADD CONSTRAINT "deletion_request_by_known" CHECK ("deletion_request"."requested_by" in ('learner', 'guardian', 'admin', 'retention'));--> statement-breakpoint
INSERT INTO "deletion_request" ("student_id", "requested_by", "requested_at", "due_at")
SELECT "id", 'admin', least(now(), "delete_at" - interval '30 days'), "delete_at" FROM "student" WHERE "delete_at" IS NOT NULL
ON CONFLICT ("student_id") DO UPDATE SET "due_at" = least("deletion_request"."due_at", excluded."due_at");--> statement-breakpoint
ALTER TABLE "student" DROP CONSTRAINT "student_deleted_is_deactivated";--> statement-breakpoint
DROP INDEX "student_delete_at";--> statement-breakpoint
ALTER TABLE "student" DROP COLUMN "delete_at";
