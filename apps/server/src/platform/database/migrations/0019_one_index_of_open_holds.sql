DROP INDEX "coin_hold_overdue";--> statement-breakpoint
DROP INDEX "coin_hold_open";--> statement-breakpoint
CREATE INDEX "coin_hold_open" ON "coin_hold" USING btree ("user_id","ends_at") WHERE "coin_hold"."status" = 'held';