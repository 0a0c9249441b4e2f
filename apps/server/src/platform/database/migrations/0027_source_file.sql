CREATE TABLE "project_source" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"file" "bytea" NOT NULL,
	"bytes" integer NOT NULL,
	"kept_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "project_source_name_length" CHECK (length("project_source"."name") between 1 and 200)
);
--> statement-breakpoint
ALTER TABLE "project_source" ADD CONSTRAINT "project_source_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE cascade ON UPDATE no action;