-- What happened stays as it was written. Erasing people happens in history_personal.
CREATE FUNCTION refuse_history_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'history is append-only: % refused', TG_OP USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER history_events_append_only BEFORE UPDATE OR DELETE ON history_events
  FOR EACH ROW EXECUTE FUNCTION refuse_history_change();
--> statement-breakpoint
CREATE TRIGGER history_events_no_truncate BEFORE TRUNCATE ON history_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_history_change();
