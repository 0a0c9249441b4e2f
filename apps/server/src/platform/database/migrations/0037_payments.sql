CREATE TABLE "bank_line" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"payment_id" text NOT NULL,
	"day" date NOT NULL,
	"time" text,
	"minor" bigint NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "money_entry" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "money_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"order_id" integer NOT NULL,
	"event" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "money_posting" (
	"entry_id" integer NOT NULL,
	"account" text NOT NULL,
	"currency" text NOT NULL,
	"minor" bigint NOT NULL,
	CONSTRAINT "money_posting_entry_id_account_currency_pk" PRIMARY KEY("entry_id","account","currency"),
	CONSTRAINT "money_posting_not_nothing" CHECK ("money_posting"."minor" <> 0)
);
--> statement-breakpoint
CREATE TABLE "order_event" (
	"order_id" integer NOT NULL,
	"key" text NOT NULL,
	"event" jsonb NOT NULL,
	"told_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_event_order_id_key_pk" PRIMARY KEY("order_id","key")
);
--> statement-breakpoint
CREATE TABLE "order_payer" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"name" text,
	"agreed_at" timestamp with time zone NOT NULL,
	"buyer" jsonb,
	"link_hash" text
);
--> statement-breakpoint
CREATE TABLE "paid_subscription" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"life" jsonb NOT NULL,
	"until" date NOT NULL,
	"ended" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "paper_series" (
	"kind" text NOT NULL,
	"branch" text NOT NULL,
	"last_number" text,
	"last_day" date,
	CONSTRAINT "paper_series_kind_branch_pk" PRIMARY KEY("kind","branch")
);
--> statement-breakpoint
CREATE TABLE "purchase_order" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "purchase_order_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"user_id" integer NOT NULL,
	"payer" text NOT NULL,
	"plan_id" integer NOT NULL,
	"cycle" text NOT NULL,
	"amount_minor" integer NOT NULL,
	"credit_minor" integer DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"tax_rate" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"link_hash" text,
	"status" text NOT NULL,
	"needs_look" boolean DEFAULT false NOT NULL,
	"period_from" date,
	"period_until" date,
	CONSTRAINT "purchase_order_costs" CHECK ("purchase_order"."amount_minor" > 0 and "purchase_order"."credit_minor" >= 0),
	CONSTRAINT "purchase_order_tax" CHECK ("purchase_order"."tax_rate" between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE "tax_paper" (
	"number" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"order_id" integer NOT NULL,
	"paper" jsonb NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bank_line" ADD CONSTRAINT "bank_line_order_id_purchase_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."purchase_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_entry" ADD CONSTRAINT "money_entry_order_id_purchase_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."purchase_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_posting" ADD CONSTRAINT "money_posting_entry_id_money_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."money_entry"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_event" ADD CONSTRAINT "order_event_order_id_purchase_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."purchase_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_payer" ADD CONSTRAINT "order_payer_order_id_purchase_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."purchase_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paid_subscription" ADD CONSTRAINT "paid_subscription_user_id_student_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."student"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD CONSTRAINT "purchase_order_plan_id_subscription_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."subscription_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_paper" ADD CONSTRAINT "tax_paper_order_id_purchase_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."purchase_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_line_payment" ON "bank_line" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "bank_line_order" ON "bank_line" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "money_entry_key" ON "money_entry" USING btree ("key");--> statement-breakpoint
CREATE INDEX "money_entry_order" ON "money_entry" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "money_entry_at" ON "money_entry" USING btree ("at");--> statement-breakpoint
CREATE INDEX "money_posting_account" ON "money_posting" USING btree ("account","currency");--> statement-breakpoint
CREATE UNIQUE INDEX "order_payer_link" ON "order_payer" USING btree ("link_hash");--> statement-breakpoint
CREATE INDEX "paid_subscription_until" ON "paid_subscription" USING btree ("until") WHERE not "paid_subscription"."ended";--> statement-breakpoint
CREATE UNIQUE INDEX "purchase_order_reference" ON "purchase_order" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX "purchase_order_link" ON "purchase_order" USING btree ("link_hash");--> statement-breakpoint
CREATE INDEX "purchase_order_user" ON "purchase_order" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "purchase_order_status" ON "purchase_order" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "purchase_order_look" ON "purchase_order" USING btree ("id") WHERE "purchase_order"."needs_look";--> statement-breakpoint
CREATE INDEX "tax_paper_order" ON "tax_paper" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "tax_paper_day" ON "tax_paper" USING btree ("day","number");