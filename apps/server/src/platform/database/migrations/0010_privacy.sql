CREATE TABLE "consent" (
	"student_id" integer PRIMARY KEY NOT NULL,
	"country" text NOT NULL,
	"born_from" smallint,
	"born_to" smallint NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	"guardian_email" text,
	"guardian_name" text,
	"code_hash" text,
	"code_sent_at" timestamp with time zone,
	"decision" text,
	"decided_at" timestamp with time zone,
	CONSTRAINT "consent_decision_known" CHECK ("consent"."decision" in ('given', 'refused', 'withdrawn')),
	CONSTRAINT "consent_decided_once" CHECK (("consent"."decision" is null) = ("consent"."decided_at" is null)),
	CONSTRAINT "consent_years" CHECK ("consent"."born_from" is null or "consent"."born_from" <= "consent"."born_to")
);
--> statement-breakpoint
CREATE TABLE "deletion_request" (
	"student_id" integer PRIMARY KEY NOT NULL,
	"requested_by" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	CONSTRAINT "deletion_request_by_known" CHECK ("deletion_request"."requested_by" in ('learner', 'guardian', 'retention')),
	CONSTRAINT "deletion_request_due_later" CHECK ("deletion_request"."due_at" > "deletion_request"."requested_at")
);
--> statement-breakpoint
ALTER TABLE "consent" ADD CONSTRAINT "consent_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deletion_request" ADD CONSTRAINT "deletion_request_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "consent_code_key" ON "consent" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "consent_unused_code" ON "consent" USING btree ("code_sent_at") WHERE "consent"."decision" is null and "consent"."code_hash" is not null;--> statement-breakpoint
CREATE INDEX "deletion_request_due" ON "deletion_request" USING btree ("due_at");--> statement-breakpoint
-- What an account may do depends on its consent, and every node keeps accounts in memory.
CREATE FUNCTION notify_consent_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('account_changed', email) FROM student
    WHERE id = CASE TG_OP WHEN 'DELETE' THEN OLD.student_id ELSE NEW.student_id END;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER consent_changed AFTER INSERT OR UPDATE OR DELETE ON consent
  FOR EACH ROW EXECUTE FUNCTION notify_consent_changed();
