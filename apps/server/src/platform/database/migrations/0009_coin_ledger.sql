CREATE TABLE "coin_hold" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"key" text NOT NULL,
	"amount" integer NOT NULL,
	"purpose" text NOT NULL,
	"parts" jsonb NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"why" text,
	CONSTRAINT "coin_hold_amount_not_negative" CHECK ("coin_hold"."amount" >= 0),
	CONSTRAINT "coin_hold_ends_once" CHECK (("coin_hold"."status" = 'held') = ("coin_hold"."ended_at" is null))
);
--> statement-breakpoint
CREATE TABLE "coin_lot" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"source" text NOT NULL,
	"grant_key" text NOT NULL,
	"note" text,
	"granted" integer NOT NULL,
	"available" integer NOT NULL,
	"held" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"ended" boolean DEFAULT false NOT NULL,
	CONSTRAINT "coin_lot_never_negative" CHECK ("coin_lot"."available" >= 0 and "coin_lot"."held" >= 0 and "coin_lot"."available" + "coin_lot"."held" <= "coin_lot"."granted")
);
--> statement-breakpoint
CREATE TABLE "coin_movement" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coin_movement_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"lot_id" uuid NOT NULL,
	"hold_id" uuid,
	"from_place" text NOT NULL,
	"to_place" text NOT NULL,
	"amount" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "coin_movement_amount_positive" CHECK ("coin_movement"."amount" > 0),
	CONSTRAINT "coin_movement_ways" CHECK (("coin_movement"."from_place", "coin_movement"."to_place") in (('grants', 'student'), ('student', 'held'), ('held', 'spent'), ('held', 'student'), ('student', 'expired')))
);
--> statement-breakpoint
CREATE TABLE "coin_proof" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coin_proof_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"day" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"ok" boolean NOT NULL,
	"figures" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD COLUMN "plan_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD COLUMN "pending_plan_id" integer;--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD COLUMN "anchor_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD COLUMN "period_start" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD COLUMN "next_renewal_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD COLUMN "latest_coins_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "coin_movement" ADD CONSTRAINT "coin_movement_lot_id_coin_lot_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."coin_lot"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coin_movement" ADD CONSTRAINT "coin_movement_hold_id_coin_hold_id_fk" FOREIGN KEY ("hold_id") REFERENCES "public"."coin_hold"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "coin_hold_key" ON "coin_hold" USING btree ("user_id","key");--> statement-breakpoint
CREATE INDEX "coin_hold_open" ON "coin_hold" USING btree ("user_id") WHERE "coin_hold"."status" = 'held';--> statement-breakpoint
CREATE INDEX "coin_hold_overdue" ON "coin_hold" USING btree ("ends_at") WHERE "coin_hold"."status" = 'held';--> statement-breakpoint
CREATE INDEX "coin_hold_history" ON "coin_hold" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "coin_lot_grant_key" ON "coin_lot" USING btree ("user_id","grant_key");--> statement-breakpoint
CREATE INDEX "coin_lot_open" ON "coin_lot" USING btree ("user_id") WHERE not "coin_lot"."ended";--> statement-breakpoint
CREATE INDEX "coin_lot_ends" ON "coin_lot" USING btree ("expires_at") WHERE not "coin_lot"."ended";--> statement-breakpoint
CREATE INDEX "coin_movement_user" ON "coin_movement" USING btree ("user_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "coin_proof_at" ON "coin_proof" USING btree ("at" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD CONSTRAINT "user_subscriptions_pending_plan_id_subscription_plans_id_fk" FOREIGN KEY ("pending_plan_id") REFERENCES "public"."subscription_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_subscriptions_due" ON "user_subscriptions" USING btree ("next_renewal_at");--> statement-breakpoint
CREATE INDEX "user_subscriptions_plan" ON "user_subscriptions" USING btree ("plan_id");--> statement-breakpoint
CREATE FUNCTION refuse_coin_movement_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'coin_movement is append-only';
END $$;
--> statement-breakpoint
CREATE TRIGGER coin_movement_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON coin_movement
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_coin_movement_change();
