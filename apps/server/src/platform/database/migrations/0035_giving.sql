CREATE TABLE "assignment_group" (
	"assignment_id" integer NOT NULL,
	"group_id" integer NOT NULL,
	CONSTRAINT "assignment_group_assignment_id_group_id_pk" PRIMARY KEY("assignment_id","group_id")
);
--> statement-breakpoint
CREATE TABLE "assignment_learner" (
	"assignment_id" integer NOT NULL,
	"student_id" integer NOT NULL,
	CONSTRAINT "assignment_learner_assignment_id_student_id_pk" PRIMARY KEY("assignment_id","student_id")
);
--> statement-breakpoint
CREATE TABLE "class_group" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "class_group_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"classroom_id" integer NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "class_group_member" (
	"group_id" integer NOT NULL,
	"student_id" integer NOT NULL,
	CONSTRAINT "class_group_member_group_id_student_id_pk" PRIMARY KEY("group_id","student_id")
);
--> statement-breakpoint
CREATE TABLE "own_due_date" (
	"assignment_id" integer NOT NULL,
	"student_id" integer NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	CONSTRAINT "own_due_date_assignment_id_student_id_pk" PRIMARY KEY("assignment_id","student_id")
);
--> statement-breakpoint
ALTER TABLE "assignment" ADD COLUMN "given_at" timestamp with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "assignment" ADD COLUMN "to_all" boolean DEFAULT true NOT NULL;--> statement-breakpoint
UPDATE "assignment" SET "given_at" = "created_at";--> statement-breakpoint
ALTER TABLE "assignment_group" ADD CONSTRAINT "assignment_group_assignment_id_assignment_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_group" ADD CONSTRAINT "assignment_group_group_id_class_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."class_group"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_learner" ADD CONSTRAINT "assignment_learner_assignment_id_assignment_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_learner" ADD CONSTRAINT "assignment_learner_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_group" ADD CONSTRAINT "class_group_classroom_id_classroom_id_fk" FOREIGN KEY ("classroom_id") REFERENCES "public"."classroom"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_group_member" ADD CONSTRAINT "class_group_member_group_id_class_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."class_group"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_group_member" ADD CONSTRAINT "class_group_member_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_due_date" ADD CONSTRAINT "own_due_date_assignment_id_assignment_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_due_date" ADD CONSTRAINT "own_due_date_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assignment_group_group" ON "assignment_group" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "assignment_learner_student" ON "assignment_learner" USING btree ("student_id");--> statement-breakpoint
CREATE UNIQUE INDEX "class_group_name_key" ON "class_group" USING btree ("classroom_id","name");--> statement-breakpoint
CREATE INDEX "class_group_member_student" ON "class_group_member" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "own_due_date_student" ON "own_due_date" USING btree ("student_id");