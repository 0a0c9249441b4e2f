CREATE TABLE "address_proof" (
	"student_id" integer PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_up_request" (
	"id" integer PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"email" text NOT NULL,
	"display_name" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"grade" text NOT NULL,
	"affiliation" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sign_up_request_email_lower" CHECK ("sign_up_request"."email" = lower("sign_up_request"."email"))
);
--> statement-breakpoint
CREATE TABLE "staff_invite" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_invite_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"email" text NOT NULL,
	"group" text NOT NULL,
	"invited_by" integer,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_by" integer,
	"accepted_at" timestamp with time zone,
	CONSTRAINT "staff_invite_email_lower" CHECK ("staff_invite"."email" = lower("staff_invite"."email")),
	CONSTRAINT "staff_invite_group_known" CHECK ("staff_invite"."group" in ('admin', 'teacher'))
);
--> statement-breakpoint
ALTER TABLE "student" ADD COLUMN "email_verified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "address_proof" ADD CONSTRAINT "address_proof_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_invite" ADD CONSTRAINT "staff_invite_invited_by_student_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."student"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_invite" ADD CONSTRAINT "staff_invite_accepted_by_student_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "public"."student"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "address_proof_token_key" ON "address_proof" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "address_proof_expires" ON "address_proof" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sign_up_request_token_key" ON "sign_up_request" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "sign_up_request_email" ON "sign_up_request" USING btree ("email");--> statement-breakpoint
CREATE INDEX "sign_up_request_expires" ON "sign_up_request" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_invite_token_key" ON "staff_invite" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_invite_open_key" ON "staff_invite" USING btree ("email","group") WHERE "staff_invite"."accepted_at" is null;--> statement-breakpoint
CREATE INDEX "staff_invite_invited_by" ON "staff_invite" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "staff_invite_accepted_by" ON "staff_invite" USING btree ("accepted_by");--> statement-breakpoint
CREATE INDEX "staff_invite_expires" ON "staff_invite" USING btree ("expires_at");--> statement-breakpoint
-- A role that waited for an address would go to whoever signs up with it: it is taken back and written down,
-- and the admin invites anew.
INSERT INTO "audit_log" ("actor", "act", "target", "before")
  SELECT 'update', 'role.take', 'privileged_user:' || p."id",
    jsonb_build_object('id', p."id", 'email', p."email", 'group', p."group", 'isActive', p."is_active")
  FROM "privileged_users" p WHERE NOT EXISTS (SELECT FROM "student" s WHERE s."email" = p."email");--> statement-breakpoint
DELETE FROM "privileged_users" p WHERE NOT EXISTS (SELECT FROM "student" s WHERE s."email" = p."email");--> statement-breakpoint
ALTER TABLE "privileged_users" ADD CONSTRAINT "privileged_users_email_student_email_fk" FOREIGN KEY ("email") REFERENCES "public"."student"("email") ON DELETE cascade ON UPDATE cascade;