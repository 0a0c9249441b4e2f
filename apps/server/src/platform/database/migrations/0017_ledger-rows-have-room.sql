-- Every coin that moves changes its lot and its account. With room on the page the new version of a row
-- stays beside the old one, and no index has to be touched.
ALTER TABLE "coin_lot" SET (fillfactor = 50);--> statement-breakpoint
ALTER TABLE "user_subscriptions" SET (fillfactor = 50);
