DROP INDEX "consent_code_key";--> statement-breakpoint
DROP INDEX "consent_unused_code";--> statement-breakpoint
ALTER TABLE "consent" DROP COLUMN "code_hash";--> statement-breakpoint
ALTER TABLE "consent" DROP COLUMN "code_sent_at";--> statement-breakpoint
-- Codes of ten letters had been shown to the children themselves: they end here, and so do addresses that wait for one.
UPDATE "consent" SET "guardian_email" = NULL WHERE "decision" IS NULL;--> statement-breakpoint
CREATE TABLE "unwanted_mail" (
	"address_hash" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "consent" ADD COLUMN "token_hash" text;--> statement-breakpoint
ALTER TABLE "consent" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "consent" ADD COLUMN "asks" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "consent" ADD COLUMN "recorded_by" integer;--> statement-breakpoint
ALTER TABLE "consent" ADD COLUMN "signed_on" date;--> statement-breakpoint
ALTER TABLE "consent" ADD CONSTRAINT "consent_recorded_by_student_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."student"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "consent_token_key" ON "consent" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "consent_unused_token" ON "consent" USING btree ("asked_at") WHERE "consent"."decision" is null and "consent"."token_hash" is not null;--> statement-breakpoint
CREATE INDEX "consent_recorded_by" ON "consent" USING btree ("recorded_by");