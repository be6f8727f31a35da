CREATE TABLE "case_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"referral_id" uuid NOT NULL,
	"claim_id" uuid NOT NULL,
	"sender" text NOT NULL,
	"sender_id" uuid NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "case_messages_sender" CHECK ("case_messages"."sender" in ('solicitor', 'client'))
);
--> statement-breakpoint
CREATE TABLE "referrals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"search_id" uuid NOT NULL,
	"claim_id" uuid NOT NULL,
	"solicitor_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"match_reason" text NOT NULL,
	"status" text NOT NULL,
	"decline_reason" text DEFAULT '' NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "referrals_asked_once" UNIQUE("search_id","solicitor_id"),
	CONSTRAINT "referrals_status" CHECK ("referrals"."status" in ('pending', 'accepted', 'in-progress', 'completed', 'declined', 'expired', 'withdrawn'))
);
--> statement-breakpoint
CREATE TABLE "solicitor_searches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"claim_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"consented_by" uuid NOT NULL,
	"consented_at" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "solicitor_searches_status" CHECK ("solicitor_searches"."status" in ('asking', 'placed', 'exhausted', 'withdrawn', 'completed')),
	CONSTRAINT "solicitor_searches_reason" CHECK ("solicitor_searches"."reason" in ('over-limit', 'offer-rejected', 'deadline-passed', 'admin-escalated'))
);
--> statement-breakpoint
ALTER TABLE "solicitor_profiles" ADD COLUMN "regulator_numbers" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "solicitor_profiles" ADD COLUMN "decision_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "solicitor_profiles" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "solicitor_profiles" ADD COLUMN "decided_by" uuid;--> statement-breakpoint
ALTER TABLE "case_messages" ADD CONSTRAINT "case_messages_referral_id_referrals_id_fk" FOREIGN KEY ("referral_id") REFERENCES "public"."referrals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_messages" ADD CONSTRAINT "case_messages_claim_id_legal_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."legal_claims"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_search_id_solicitor_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."solicitor_searches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_claim_id_legal_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."legal_claims"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_solicitor_id_auth_users_id_fk" FOREIGN KEY ("solicitor_id") REFERENCES "public"."auth_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "solicitor_searches" ADD CONSTRAINT "solicitor_searches_claim_id_legal_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."legal_claims"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "case_messages_of_claim" ON "case_messages" USING btree ("claim_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "referrals_one_at_a_time" ON "referrals" USING btree ("search_id") WHERE "referrals"."status" in ('pending', 'accepted', 'in-progress');--> statement-breakpoint
CREATE INDEX "referrals_of_solicitor" ON "referrals" USING btree ("solicitor_id","status","asked_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "referrals_of_claim" ON "referrals" USING btree ("claim_id","solicitor_id");--> statement-breakpoint
CREATE INDEX "referrals_due" ON "referrals" USING btree ("due_at") WHERE "referrals"."status" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "solicitor_searches_one_open" ON "solicitor_searches" USING btree ("claim_id") WHERE "solicitor_searches"."status" in ('asking', 'placed');--> statement-breakpoint
CREATE INDEX "solicitor_searches_of_claim" ON "solicitor_searches" USING btree ("claim_id","consented_at" DESC NULLS FIRST);