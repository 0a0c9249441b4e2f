CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor" text NOT NULL,
	"act" text NOT NULL,
	"target" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"from_address" text,
	"request_id" text
);
--> statement-breakpoint
ALTER TABLE "classroom" ADD COLUMN "leaderboard" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "classroom" ADD COLUMN "tutor_mode" text DEFAULT 'hints' NOT NULL;--> statement-breakpoint
ALTER TABLE "classroom" ADD COLUMN "daily_ai_cap" integer;--> statement-breakpoint
ALTER TABLE "classroom" ADD COLUMN "open_tools" text[];--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_log_target" ON "audit_log" USING btree ("target","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_log_act" ON "audit_log" USING btree ("act","id" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "classroom" ADD CONSTRAINT "classroom_tutor_mode_known" CHECK ("classroom"."tutor_mode" in ('off', 'hints', 'explanations'));--> statement-breakpoint
ALTER TABLE "classroom" ADD CONSTRAINT "classroom_daily_ai_cap_not_negative" CHECK ("classroom"."daily_ai_cap" >= 0);--> statement-breakpoint
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit_log is append-only';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
