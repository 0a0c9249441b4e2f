ALTER TABLE "assignment" ADD COLUMN "weight" real DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "classroom" ADD COLUMN "missing_work" text DEFAULT 'left-out' NOT NULL;--> statement-breakpoint
ALTER TABLE "assignment" ADD CONSTRAINT "assignment_weight_range" CHECK ("assignment"."weight" between 0 and 100);--> statement-breakpoint
ALTER TABLE "classroom" ADD CONSTRAINT "classroom_missing_work_known" CHECK ("classroom"."missing_work" in ('left-out', 'zero'));