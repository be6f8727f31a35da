CREATE TABLE "letter_service_outcomes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entry" bigint GENERATED ALWAYS AS IDENTITY (sequence name "letter_service_outcomes_entry_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"service_id" uuid NOT NULL,
	"outcome" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"user_id" uuid,
	"note" text,
	"letter_sha256" text,
	"hash_of" text,
	"letter_dated_on" date,
	"salt" text,
	"personal_digest" text NOT NULL,
	CONSTRAINT "letter_service_outcomes_entry" UNIQUE("entry"),
	CONSTRAINT "letter_service_outcomes_outcome" CHECK ("letter_service_outcomes"."outcome" in ('queued', 'sent', 'failed', 'opened', 'returned')),
	CONSTRAINT "letter_service_outcomes_by" CHECK ("letter_service_outcomes"."by" in ('system', 'claimant', 'admin')),
	CONSTRAINT "letter_service_outcomes_letter" CHECK (num_nonnulls("letter_service_outcomes"."letter_sha256", "letter_service_outcomes"."hash_of", "letter_service_outcomes"."letter_dated_on") in (0, 3) and "letter_service_outcomes"."letter_sha256" ~ '^[0-9a-f]{64}$' and "letter_service_outcomes"."hash_of" in ('pdf', 'text'))
);
--> statement-breakpoint
CREATE TABLE "letter_services" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entry" bigint GENERATED ALWAYS AS IDENTITY (sequence name "letter_services_entry_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"claim_id" uuid NOT NULL,
	"letter_sha256" text NOT NULL,
	"hash_of" text NOT NULL,
	"letter_dated_on" date NOT NULL,
	"to_name" text NOT NULL,
	"address" text NOT NULL,
	"method" text NOT NULL,
	"done_at" timestamp with time zone NOT NULL,
	"done_by" text NOT NULL,
	"user_id" uuid,
	"mail_id" uuid,
	"proof_document_id" uuid,
	"origin" text NOT NULL,
	"salt" text,
	"personal_digest" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "letter_services_entry" UNIQUE("entry"),
	CONSTRAINT "letter_services_mail" UNIQUE("mail_id"),
	CONSTRAINT "letter_services_letter" CHECK ("letter_services"."letter_sha256" ~ '^[0-9a-f]{64}$' and "letter_services"."hash_of" in ('pdf', 'text')),
	CONSTRAINT "letter_services_method" CHECK ("letter_services"."method" in ('email', 'first-class-post', 'left-at-address', 'by-hand', 'portal')),
	CONSTRAINT "letter_services_done_by" CHECK ("letter_services"."done_by" in ('system', 'claimant', 'admin')),
	CONSTRAINT "letter_services_origin" CHECK ("letter_services"."origin" in ('recorded', 'backfilled'))
);
--> statement-breakpoint
ALTER TABLE "letter_service_outcomes" ADD CONSTRAINT "letter_service_outcomes_service_id_letter_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."letter_services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "letter_service_outcomes_of_service" ON "letter_service_outcomes" USING btree ("service_id","entry");--> statement-breakpoint
CREATE INDEX "letter_services_of_claim" ON "letter_services" USING btree ("claim_id","entry");--> statement-breakpoint
-- What was done to serve a letter stays as it was recorded. Only the people in it can be erased, with the salt of their digest.
CREATE FUNCTION refuse_service_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  people text[] := ARRAY['to_name', 'address', 'note', 'salt'];
  one text;
BEGIN
  IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - people = to_jsonb(OLD) - people AND to_jsonb(NEW) -> 'salt' = 'null' THEN
    FOREACH one IN ARRAY people LOOP
      IF coalesce(to_jsonb(NEW) ->> one, '') NOT IN ('', coalesce(to_jsonb(OLD) ->> one, '')) THEN
        RAISE EXCEPTION 'service records are append-only: a change of % refused', one USING ERRCODE = 'restrict_violation';
      END IF;
    END LOOP;
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'service records are append-only: % refused', TG_OP USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER letter_services_append_only BEFORE UPDATE OR DELETE ON letter_services
  FOR EACH ROW EXECUTE FUNCTION refuse_service_change();
--> statement-breakpoint
CREATE TRIGGER letter_services_no_truncate BEFORE TRUNCATE ON letter_services
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_service_change();
--> statement-breakpoint
CREATE TRIGGER letter_service_outcomes_append_only BEFORE UPDATE OR DELETE ON letter_service_outcomes
  FOR EACH ROW EXECUTE FUNCTION refuse_service_change();
--> statement-breakpoint
CREATE TRIGGER letter_service_outcomes_no_truncate BEFORE TRUNCATE ON letter_service_outcomes
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_service_change();
