CREATE UNLOGGED TABLE "limit_bucket" (
	"key" text PRIMARY KEY NOT NULL,
	"level" double precision NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "limit_bucket_at" ON "limit_bucket" USING btree ("at");