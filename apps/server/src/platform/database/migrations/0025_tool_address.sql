ALTER TABLE "project" DROP CONSTRAINT "project_tool_known";--> statement-breakpoint
ALTER TABLE "project" ADD CONSTRAINT "project_tool_address" CHECK ("project"."tool" ~ '^[a-z]+/[a-z][a-z0-9-]*$');