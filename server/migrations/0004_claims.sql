CREATE TABLE "claim_documents" (
	"claim_id" uuid NOT NULL,
	"id" uuid PRIMARY KEY NOT NULL,
	"file_name" text NOT NULL,
	"file_path" text NOT NULL,
	"file_type" text NOT NULL,
	"file_size" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "claim_documents_path" UNIQUE("file_path")
);
--> statement-breakpoint
CREATE TABLE "claim_draft_documents" (
	"draft_id" uuid NOT NULL,
	"id" uuid PRIMARY KEY NOT NULL,
	"file_name" text NOT NULL,
	"file_path" text NOT NULL,
	"file_type" text NOT NULL,
	"file_size" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "claim_draft_documents_path" UNIQUE("file_path")
);
--> statement-breakpoint
CREATE TABLE "claim_drafts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"form" jsonb NOT NULL,
	"step" integer DEFAULT 1 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"letter" text,
	"letter_source" text,
	"letter_notice" text,
	"letter_facts" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "claim_drafts_step" CHECK ("claim_drafts"."step" between 1 and 4)
);
--> statement-breakpoint
CREATE TABLE "legal_claims" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"issue_type" text NOT NULL,
	"description" text NOT NULL,
	"amount" numeric(12, 2) NOT NULL,
	"jurisdiction" text NOT NULL,
	"plaintiff_name" text NOT NULL,
	"plaintiff_email" text NOT NULL,
	"plaintiff_date_of_birth" date NOT NULL,
	"plaintiff_address" text NOT NULL,
	"plaintiff_postcode" text NOT NULL,
	"defendant_type" text NOT NULL,
	"defendant_first_name" text DEFAULT '' NOT NULL,
	"defendant_last_name" text DEFAULT '' NOT NULL,
	"defendant_company_name" text DEFAULT '' NOT NULL,
	"defendant_contact_person" text DEFAULT '' NOT NULL,
	"defendant_email" text NOT NULL,
	"defendant_email_unknown" boolean DEFAULT false NOT NULL,
	"defendant_address_line_1" text NOT NULL,
	"defendant_address_line_2" text DEFAULT '' NOT NULL,
	"defendant_town_city" text NOT NULL,
	"defendant_postcode" text NOT NULL,
	"incident_date" date NOT NULL,
	"police_incident_number" text,
	"status" text NOT NULL,
	"generated_letter_content" text,
	"letter_sent_at" timestamp with time zone,
	"response_deadline" timestamp with time zone,
	"deadline_noted_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "legal_claims_status" CHECK ("legal_claims"."status" in ('pending', 'active', 'responded', 'settlement_accepted_payment_pending', 'resolved', 'cancelled')),
	CONSTRAINT "legal_claims_amount_above_zero" CHECK ("legal_claims"."amount" > 0),
	CONSTRAINT "legal_claims_defendant_type" CHECK ("legal_claims"."defendant_type" in ('individual', 'company'))
);
--> statement-breakpoint
ALTER TABLE "claim_documents" ADD CONSTRAINT "claim_documents_claim_id_legal_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."legal_claims"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_draft_documents" ADD CONSTRAINT "claim_draft_documents_draft_id_claim_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."claim_drafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_drafts" ADD CONSTRAINT "claim_drafts_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_claims" ADD CONSTRAINT "legal_claims_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "claim_documents_of_claim" ON "claim_documents" USING btree ("claim_id","created_at");--> statement-breakpoint
CREATE INDEX "claim_draft_documents_of_draft" ON "claim_draft_documents" USING btree ("draft_id","created_at");--> statement-breakpoint
CREATE INDEX "claim_drafts_of_user" ON "claim_drafts" USING btree ("user_id","updated_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "legal_claims_of_user" ON "legal_claims" USING btree ("user_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "legal_claims_newest_first" ON "legal_claims" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "legal_claims_waiting" ON "legal_claims" USING btree ("response_deadline") WHERE "legal_claims"."status" = 'pending' and "legal_claims"."deadline_noted_at" is null;