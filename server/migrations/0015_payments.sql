CREATE TABLE "checkout_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_intent_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"provider_session_id" text,
	"url" text,
	"state" text NOT NULL,
	"amount" numeric(12, 2) NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"provider_payment_id" text,
	CONSTRAINT "checkout_sessions_of_provider" UNIQUE("provider","provider_session_id"),
	CONSTRAINT "checkout_sessions_state" CHECK ("checkout_sessions"."state" in ('open', 'paid', 'expired', 'failed')),
	CONSTRAINT "checkout_sessions_settled" CHECK (("checkout_sessions"."state" = 'paid') = ("checkout_sessions"."settled_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transaction_id" uuid NOT NULL,
	"account" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "ledger_entries_account" CHECK ("ledger_entries"."account" in ('card-provider', 'owed-to-claimant', 'owed-to-payer', 'commission', 'bank')),
	CONSTRAINT "ledger_entries_move_something" CHECK ("ledger_entries"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_transactions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"payment_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_transactions_kind" CHECK ("ledger_transactions"."kind" in ('payment', 'surplus', 'payout', 'payout-returned', 'refund-promised', 'refund-paid'))
);
--> statement-breakpoint
CREATE TABLE "payment_intents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"claim_id" uuid NOT NULL,
	"settlement_offer_id" uuid,
	"amount" numeric(12, 2) NOT NULL,
	"currency" text DEFAULT 'GBP' NOT NULL,
	"status" text NOT NULL,
	"token_hash" text NOT NULL,
	"recipient_email" text NOT NULL,
	"recipient_is_team" boolean NOT NULL,
	"requested_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	CONSTRAINT "payment_intents_token" UNIQUE("token_hash"),
	CONSTRAINT "payment_intents_status" CHECK ("payment_intents"."status" in ('pending', 'completed', 'cancelled')),
	CONSTRAINT "payment_intents_amount_above_zero" CHECK ("payment_intents"."amount" > 0),
	CONSTRAINT "payment_intents_in_pounds" CHECK ("payment_intents"."currency" = 'GBP'),
	CONSTRAINT "payment_intents_completed" CHECK (("payment_intents"."status" = 'completed') = ("payment_intents"."completed_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"checkout_session_id" uuid NOT NULL,
	"payment_intent_id" uuid NOT NULL,
	"claim_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"gross" bigint NOT NULL,
	"commission" bigint NOT NULL,
	"to_claimant" bigint NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"refunded_at" timestamp with time zone,
	CONSTRAINT "payments_of_checkout" UNIQUE("checkout_session_id"),
	CONSTRAINT "payments_kind" CHECK ("payments"."kind" in ('settling', 'surplus')),
	CONSTRAINT "payments_gross_above_zero" CHECK ("payments"."gross" > 0),
	CONSTRAINT "payments_split_whole" CHECK ("payments"."commission" + "payments"."to_claimant" = case "payments"."kind" when 'settling' then "payments"."gross" else 0 end)
);
--> statement-breakpoint
CREATE TABLE "payout_details" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"account_holder" text NOT NULL,
	"sealed_account" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"claim_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"status" text NOT NULL,
	"reference" text,
	"reason" text,
	"decided_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "payouts_of_payment" UNIQUE("payment_id"),
	CONSTRAINT "payouts_status" CHECK ("payouts"."status" in ('due', 'paid', 'failed', 'cancelled')),
	CONSTRAINT "payouts_amount_above_zero" CHECK ("payouts"."amount" > 0),
	CONSTRAINT "payouts_paid_with_reference" CHECK ("payouts"."status" <> 'paid' or "payouts"."reference" is not null),
	CONSTRAINT "payouts_failed_with_reason" CHECK ("payouts"."status" <> 'failed' or "payouts"."reason" is not null)
);
--> statement-breakpoint
CREATE TABLE "provider_events" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"kind" text NOT NULL,
	"session_id" text,
	"refund_id" text,
	"outcome" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "provider_events_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "reconciliation_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ran_at" timestamp with time zone NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"checked" integer NOT NULL,
	"settled" integer NOT NULL,
	"differences" jsonb NOT NULL,
	"started_by" uuid
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"gross" bigint NOT NULL,
	"reason" text NOT NULL,
	"requested_by" uuid,
	"state" text NOT NULL,
	"attempt" integer DEFAULT 1 NOT NULL,
	"provider_refund_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "refunds_of_payment" UNIQUE("payment_id"),
	CONSTRAINT "refunds_state" CHECK ("refunds"."state" in ('requested', 'done', 'failed')),
	CONSTRAINT "refunds_gross_above_zero" CHECK ("refunds"."gross" > 0)
);
--> statement-breakpoint
ALTER TABLE "checkout_sessions" ADD CONSTRAINT "checkout_sessions_payment_intent_id_payment_intents_id_fk" FOREIGN KEY ("payment_intent_id") REFERENCES "public"."payment_intents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_intents" ADD CONSTRAINT "payment_intents_claim_id_legal_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."legal_claims"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_checkout_session_id_checkout_sessions_id_fk" FOREIGN KEY ("checkout_session_id") REFERENCES "public"."checkout_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_payment_intent_id_payment_intents_id_fk" FOREIGN KEY ("payment_intent_id") REFERENCES "public"."payment_intents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_claim_id_legal_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."legal_claims"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_details" ADD CONSTRAINT "payout_details_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_claim_id_legal_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."legal_claims"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "checkout_sessions_one_open" ON "checkout_sessions" USING btree ("payment_intent_id") WHERE "checkout_sessions"."state" = 'open';--> statement-breakpoint
CREATE INDEX "checkout_sessions_of_intent" ON "checkout_sessions" USING btree ("payment_intent_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "checkout_sessions_newest_first" ON "checkout_sessions" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "ledger_entries_of_transaction" ON "ledger_entries" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "ledger_transactions_of_payment" ON "ledger_transactions" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transactions_once" ON "ledger_transactions" USING btree ("kind","payment_id") WHERE "ledger_transactions"."kind" not in ('payout', 'payout-returned');--> statement-breakpoint
CREATE UNIQUE INDEX "payment_intents_one_pending" ON "payment_intents" USING btree ("claim_id") WHERE "payment_intents"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "payment_intents_of_claim" ON "payment_intents" USING btree ("claim_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_settling" ON "payments" USING btree ("claim_id") WHERE "payments"."kind" = 'settling' and "payments"."refunded_at" is null;--> statement-breakpoint
CREATE INDEX "payments_of_claim" ON "payments" USING btree ("claim_id","received_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "payments_newest_first" ON "payments" USING btree ("received_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "payouts_by_status" ON "payouts" USING btree ("status","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "payouts_of_claim" ON "payouts" USING btree ("claim_id");--> statement-breakpoint
CREATE INDEX "provider_events_newest_first" ON "provider_events" USING btree ("received_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "reconciliation_runs_newest_first" ON "reconciliation_runs" USING btree ("ran_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "refunds_of_provider" ON "refunds" USING btree ("provider_refund_id");--> statement-breakpoint
CREATE INDEX "refunds_newest_first" ON "refunds" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
-- Books are added to, never rewritten: a mistake is put right by another transaction.
CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger is append-only: % refused', TG_OP USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER ledger_transactions_append_only BEFORE UPDATE OR DELETE ON ledger_transactions
  FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
--> statement-breakpoint
CREATE TRIGGER ledger_transactions_no_truncate BEFORE TRUNCATE ON ledger_transactions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
--> statement-breakpoint
CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE ON ledger_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
--> statement-breakpoint
CREATE TRIGGER ledger_entries_no_truncate BEFORE TRUNCATE ON ledger_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
--> statement-breakpoint
-- Asked at the commit, when all entries are there: debits and credits of a happening make zero, and there are some.
CREATE FUNCTION check_ledger_sum() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  asked uuid;
  total bigint;
  entries integer;
BEGIN
  IF TG_TABLE_NAME = 'ledger_entries' THEN asked := NEW.transaction_id; ELSE asked := NEW.id; END IF;
  SELECT coalesce(sum(amount), 0), count(*) INTO total, entries FROM ledger_entries WHERE transaction_id = asked;
  IF total <> 0 OR entries < 2 THEN
    RAISE EXCEPTION 'ledger transaction % has % entries that make % pence, not zero', asked, entries, total
      USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_entries_make_zero AFTER INSERT ON ledger_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_ledger_sum();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_transactions_make_zero AFTER INSERT ON ledger_transactions
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_ledger_sum();
