-- Every node keeps accounts and sessions in memory; these tell all of them, at commit, what to forget,
-- whoever made the change.
CREATE FUNCTION notify_account_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM pg_notify('account_changed', OLD.email); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM pg_notify('account_changed', NEW.email); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION notify_session_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('session_ended', OLD.session_hash);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER privileged_users_changed AFTER INSERT OR UPDATE OR DELETE ON privileged_users
  FOR EACH ROW EXECUTE FUNCTION notify_account_changed();
--> statement-breakpoint
CREATE TRIGGER demo_changed AFTER INSERT OR UPDATE OR DELETE ON demo
  FOR EACH ROW EXECUTE FUNCTION notify_account_changed();
--> statement-breakpoint
CREATE TRIGGER student_account_changed AFTER INSERT OR UPDATE OF id, email OR DELETE ON student
  FOR EACH ROW EXECUTE FUNCTION notify_account_changed();
--> statement-breakpoint
CREATE TRIGGER device_session_ended AFTER UPDATE OF status OR DELETE ON device_sessions
  FOR EACH ROW EXECUTE FUNCTION notify_session_ended();
