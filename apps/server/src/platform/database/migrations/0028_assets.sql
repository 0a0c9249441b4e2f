CREATE TABLE "asset" (
	"hash" text PRIMARY KEY NOT NULL,
	"bytes" integer NOT NULL,
	"media_type" text NOT NULL,
	"kept_at" timestamp with time zone DEFAULT now() NOT NULL,
	"unused_since" timestamp with time zone,
	CONSTRAINT "asset_hash_form" CHECK ("asset"."hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "asset_bytes_positive" CHECK ("asset"."bytes" > 0)
);
--> statement-breakpoint
CREATE TABLE "asset_content" (
	"hash" text PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "asset_upload" (
	"student_id" integer NOT NULL,
	"hash" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "asset_upload_student_id_hash_pk" PRIMARY KEY("student_id","hash")
);
--> statement-breakpoint
CREATE TABLE "assignment_asset" (
	"assignment_id" integer NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "assignment_asset_assignment_id_hash_pk" PRIMARY KEY("assignment_id","hash")
);
--> statement-breakpoint
CREATE TABLE "assignment_template_asset" (
	"template_id" integer NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "assignment_template_asset_template_id_hash_pk" PRIMARY KEY("template_id","hash")
);
--> statement-breakpoint
CREATE TABLE "project_asset" (
	"project_id" uuid NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "project_asset_project_id_hash_pk" PRIMARY KEY("project_id","hash")
);
--> statement-breakpoint
ALTER TABLE "project_revision" ADD COLUMN "assets" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "asset_upload" ADD CONSTRAINT "asset_upload_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asset_upload" ADD CONSTRAINT "asset_upload_hash_asset_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."asset"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_asset" ADD CONSTRAINT "assignment_asset_assignment_id_assignment_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_asset" ADD CONSTRAINT "assignment_asset_hash_asset_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."asset"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_template_asset" ADD CONSTRAINT "assignment_template_asset_template_id_assignment_template_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."assignment_template"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_template_asset" ADD CONSTRAINT "assignment_template_asset_hash_asset_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."asset"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_asset" ADD CONSTRAINT "project_asset_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_asset" ADD CONSTRAINT "project_asset_hash_asset_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."asset"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "asset_unused" ON "asset" USING btree ("unused_since") WHERE "asset"."unused_since" is not null;--> statement-breakpoint
CREATE INDEX "asset_upload_hash" ON "asset_upload" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "asset_upload_at" ON "asset_upload" USING btree ("at");--> statement-breakpoint
CREATE INDEX "assignment_asset_hash" ON "assignment_asset" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "assignment_template_asset_hash" ON "assignment_template_asset" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "project_asset_hash" ON "project_asset" USING btree ("hash");--> statement-breakpoint
-- Pictures and sounds are compressed already.
ALTER TABLE "asset_content" ALTER COLUMN "content" SET STORAGE EXTERNAL;
