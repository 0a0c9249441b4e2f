CREATE TABLE "asset_stray" (
	"hash" text NOT NULL,
	"place" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "asset_stray_hash_place_pk" PRIMARY KEY("hash","place")
);
--> statement-breakpoint
ALTER TABLE "project_revision" ALTER COLUMN "content" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "project_source" ALTER COLUMN "file" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "asset" ADD COLUMN "place" text DEFAULT 'database' NOT NULL;--> statement-breakpoint
ALTER TABLE "project_revision" ADD COLUMN "packed" text;--> statement-breakpoint
ALTER TABLE "project_source" ADD COLUMN "hash" text;--> statement-breakpoint
CREATE INDEX "asset_stray_since" ON "asset_stray" USING btree ("since");--> statement-breakpoint
ALTER TABLE "project_revision" ADD CONSTRAINT "project_revision_packed_asset_hash_fk" FOREIGN KEY ("packed") REFERENCES "public"."asset"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_source" ADD CONSTRAINT "project_source_hash_asset_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."asset"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "asset_place" ON "asset" USING btree ("place","hash");--> statement-breakpoint
CREATE INDEX "project_revision_packed" ON "project_revision" USING btree ("packed") WHERE "project_revision"."packed" is not null;--> statement-breakpoint
CREATE INDEX "project_source_hash" ON "project_source" USING btree ("hash") WHERE "project_source"."hash" is not null;--> statement-breakpoint
ALTER TABLE "project_revision" ADD CONSTRAINT "project_revision_has_content" CHECK (num_nonnulls("project_revision"."content", "project_revision"."packed") = 1);--> statement-breakpoint
ALTER TABLE "project_source" ADD CONSTRAINT "project_source_has_file" CHECK (num_nonnulls("project_source"."file", "project_source"."hash") = 1);