CREATE TABLE "asset_stray" (
	"hash" text NOT NULL,
	"place" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "asset_stray_hash_place_pk" PRIMARY KEY("hash","place")
);
--> statement-breakpoint
ALTER TABLE "asset" ADD COLUMN "place" text DEFAULT 'database' NOT NULL;--> statement-breakpoint
CREATE INDEX "asset_stray_since" ON "asset_stray" USING btree ("since");--> statement-breakpoint
CREATE INDEX "asset_place" ON "asset" USING btree ("place","hash");--> statement-breakpoint
ALTER TABLE "asset" ADD CONSTRAINT "asset_place_known" CHECK ("asset"."place" in ('database', 'folder', 's3'));