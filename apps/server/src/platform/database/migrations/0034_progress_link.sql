CREATE TABLE "progress_link" (
	"student_id" integer PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"mailed" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "progress_link" ADD CONSTRAINT "progress_link_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "progress_link_token_key" ON "progress_link" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "progress_link_made" ON "progress_link" USING btree ("made_at");