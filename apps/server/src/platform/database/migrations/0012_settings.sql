CREATE TABLE "board_firmware" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "board_firmware_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"board" text NOT NULL,
	"version" text NOT NULL,
	"sha256" text NOT NULL,
	"size" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"uploaded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "board_firmware_board_known" CHECK ("board_firmware"."board" in ('mcu_kidbright_32_v13', 'mcu_kidbright_32_v15i', 'mcu_kidbright_32_v16', 'mcu_kidbright_32ip', 'mcu_kidbright_32ia', 'mcu_iduino_r4')),
	CONSTRAINT "board_firmware_sha256_shape" CHECK ("board_firmware"."sha256" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "setting" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "board_firmware_version_key" ON "board_firmware" USING btree ("board","version");--> statement-breakpoint
CREATE INDEX "board_firmware_newest" ON "board_firmware" USING btree ("board","id" DESC NULLS LAST);--> statement-breakpoint
-- Every node renders pages with these in them; all of them must hear of a change.
CREATE FUNCTION notify_site_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('site_changed', '');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER setting_changed AFTER INSERT OR UPDATE OR DELETE ON setting
  FOR EACH STATEMENT EXECUTE FUNCTION notify_site_changed();
--> statement-breakpoint
CREATE TRIGGER subscription_plans_changed AFTER INSERT OR UPDATE OR DELETE ON subscription_plans
  FOR EACH STATEMENT EXECUTE FUNCTION notify_site_changed();
