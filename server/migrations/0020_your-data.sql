CREATE TABLE "mail_choices" (
	"person_id" uuid NOT NULL,
	"topic" text NOT NULL,
	"wanted" boolean NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mail_choices_person_id_topic_pk" PRIMARY KEY("person_id","topic")
);
--> statement-breakpoint
ALTER TABLE "legal_claims" ALTER COLUMN "plaintiff_date_of_birth" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "auth_users" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "legal_claims" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "legal_claims" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "unsubscribe_url" text;--> statement-breakpoint
CREATE INDEX "mail_choices_of_topic" ON "mail_choices" USING btree ("topic","person_id");--> statement-breakpoint
CREATE INDEX "legal_claims_to_erase" ON "legal_claims" USING btree ("closed_at") WHERE "legal_claims"."erased_at" is null;--> statement-breakpoint
CREATE INDEX "contact_messages_of_sender" ON "contact_messages" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "history_events_of_actor" ON "history_events" USING btree ("actor_id","id") WHERE "history_events"."actor_id" is not null;--> statement-breakpoint
ALTER TABLE "auth_users" ADD CONSTRAINT "auth_users_deleted_is_nobody" CHECK ("auth_users"."deleted_at" is null or (num_nonnulls("auth_users"."email", "auth_users"."phone", "auth_users"."new_email", "auth_users"."password_hash") = 0 and "auth_users"."user_metadata" = '{}'::jsonb));--> statement-breakpoint
ALTER TABLE "emails" ADD CONSTRAINT "emails_unsubscribe_url" CHECK ("emails"."unsubscribe_url" !~ '[[:space:][:cntrl:]<>]');--> statement-breakpoint
-- When it was closed was not written down so far; the last change comes closest.
UPDATE legal_claims SET closed_at = updated_at WHERE status IN ('resolved', 'cancelled');
--> statement-breakpoint
-- A deleted account gets nothing new. The lock makes a row that is being added wait for a deletion under way, and look
-- again after it.
CREATE FUNCTION refuse_deleted_account() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  owner uuid := (to_jsonb(NEW) ->> TG_ARGV[0])::uuid;
BEGIN
  PERFORM 1 FROM auth_users WHERE id = owner AND deleted_at IS NULL FOR KEY SHARE;
  IF NOT FOUND AND EXISTS (SELECT 1 FROM auth_users WHERE id = owner) THEN
    RAISE EXCEPTION 'the account is deleted: no new row in %', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER claim_drafts_of_nobody BEFORE INSERT ON claim_drafts
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('user_id');
--> statement-breakpoint
CREATE TRIGGER legal_claims_of_nobody BEFORE INSERT ON legal_claims
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('user_id');
--> statement-breakpoint
CREATE TRIGGER payouts_of_nobody BEFORE INSERT ON payouts
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('user_id');
--> statement-breakpoint
CREATE TRIGGER payout_details_of_nobody BEFORE INSERT ON payout_details
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('user_id');
--> statement-breakpoint
CREATE TRIGGER plaintiff_profiles_of_nobody BEFORE INSERT ON plaintiff_profiles
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('user_id');
--> statement-breakpoint
CREATE TRIGGER admin_profiles_of_nobody BEFORE INSERT ON admin_profiles
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('user_id');
--> statement-breakpoint
CREATE TRIGGER solicitor_profiles_of_nobody BEFORE INSERT ON solicitor_profiles
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('user_id');
--> statement-breakpoint
CREATE TRIGGER auth_sessions_of_nobody BEFORE INSERT ON auth_sessions
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('user_id');
--> statement-breakpoint
CREATE TRIGGER auth_identities_of_nobody BEFORE INSERT ON auth_identities
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('user_id');
--> statement-breakpoint
CREATE TRIGGER auth_factors_of_nobody BEFORE INSERT ON auth_factors
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('user_id');
--> statement-breakpoint
CREATE TRIGGER auth_backup_codes_of_nobody BEFORE INSERT ON auth_backup_codes
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('user_id');
--> statement-breakpoint
CREATE TRIGGER auth_codes_of_nobody BEFORE INSERT ON auth_codes
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('user_id');
--> statement-breakpoint
CREATE TRIGGER auth_flows_of_nobody BEFORE INSERT ON auth_flows
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('user_id');
--> statement-breakpoint
CREATE TRIGGER blog_autosaves_of_nobody BEFORE INSERT ON blog_autosaves
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('author_id');
--> statement-breakpoint
CREATE TRIGGER referrals_of_nobody BEFORE INSERT ON referrals
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('solicitor_id');
--> statement-breakpoint
CREATE TRIGGER mail_choices_of_nobody BEFORE INSERT ON mail_choices
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('person_id');
--> statement-breakpoint
-- The records of sign-ins are kept for a year and then let go (domain/shared/service-terms); until then nobody changes them.
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.at < now() - interval '1 year' THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'the audit trail is append-only: % refused', TG_OP USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
DROP TRIGGER auth_audit_append_only ON auth_audit;
--> statement-breakpoint
CREATE TRIGGER auth_audit_append_only BEFORE UPDATE OR DELETE ON auth_audit
  FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
