-- The audit of accounts is history too: it can be added to, never rewritten.
CREATE TRIGGER auth_audit_append_only BEFORE UPDATE OR DELETE ON auth_audit
  FOR EACH ROW EXECUTE FUNCTION refuse_history_change();
--> statement-breakpoint
CREATE TRIGGER auth_audit_no_truncate BEFORE TRUNCATE ON auth_audit
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_history_change();
