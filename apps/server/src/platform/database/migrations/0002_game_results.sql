CREATE TABLE "game_result" (
	"student_id" integer NOT NULL,
	"tool" text NOT NULL,
	"level" text NOT NULL,
	"stars" integer NOT NULL,
	"score" integer NOT NULL,
	"trace" text NOT NULL,
	"attempts" integer DEFAULT 1 NOT NULL,
	"achieved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "game_result_student_id_tool_level_pk" PRIMARY KEY("student_id","tool","level"),
	CONSTRAINT "game_result_stars_range" CHECK ("game_result"."stars" between 0 and 3)
);
--> statement-breakpoint
ALTER TABLE "game_result" ADD CONSTRAINT "game_result_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "game_result_level" ON "game_result" USING btree ("tool","level","score" DESC NULLS LAST);