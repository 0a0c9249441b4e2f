-- Every learner's minutes change each quarter of an hour. With room on the page the new version of
-- a row stays beside the old one, and none of the eleven indexes of a learner has to be touched.
ALTER TABLE "student" SET (fillfactor = 50);--> statement-breakpoint
ALTER TABLE "student_day" SET (fillfactor = 50);
