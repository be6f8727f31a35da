CREATE TABLE "figure_deltas" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "figure_deltas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"bucket" date NOT NULL,
	"delta" bigint NOT NULL,
	CONSTRAINT "figure_deltas_named" CHECK ("figure_deltas"."name" ~ '^[a-z][a-z-]{0,62}$')
);
--> statement-breakpoint
CREATE TABLE "claim_assessments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"claim_id" uuid NOT NULL,
	"response_id" uuid,
	"author_id" uuid NOT NULL,
	"will_pay" text,
	"action" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "claim_assessments_will_pay" CHECK ("claim_assessments"."will_pay" in ('yes', 'no', 'unclear')),
	CONSTRAINT "claim_assessments_action" CHECK ("claim_assessments"."action" in ('payment-link', 'dispute', 'clarification', 'escalation')),
	CONSTRAINT "claim_assessments_say_one_thing" CHECK (num_nonnulls("claim_assessments"."will_pay", "claim_assessments"."action") = 1)
);
--> statement-breakpoint
CREATE TABLE "claim_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"claim_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"author_name" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "defendant_response_attachments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"response_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"file_path" text NOT NULL,
	"file_type" text NOT NULL,
	"file_size" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "defendant_responses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"claim_id" uuid,
	"email_subject" text NOT NULL,
	"email_body" text NOT NULL,
	"sender_email" text NOT NULL,
	"parsed_type" text NOT NULL,
	"confidence" text NOT NULL,
	"requires_manual_review" boolean NOT NULL,
	"raw_content" text NOT NULL,
	"matches" jsonb NOT NULL,
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"dedupe_key" text NOT NULL,
	"original_path" text,
	"processed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "defendant_responses_once" UNIQUE("dedupe_key"),
	CONSTRAINT "defendant_responses_type" CHECK ("defendant_responses"."parsed_type" in ('PAYMENT', 'DISPUTE', 'DENIAL', 'INFORMATION', 'UNCLEAR')),
	CONSTRAINT "defendant_responses_confidence" CHECK ("defendant_responses"."confidence" in ('HIGH', 'MEDIUM', 'LOW')),
	CONSTRAINT "defendant_responses_kind" CHECK ("defendant_responses"."kind" in ('reply', 'auto-reply', 'bounce')),
	CONSTRAINT "defendant_responses_source" CHECK ("defendant_responses"."source" in ('manual', 'webhook', 'smtp'))
);
--> statement-breakpoint
ALTER TABLE "claim_assessments" ADD CONSTRAINT "claim_assessments_claim_id_legal_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."legal_claims"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_assessments" ADD CONSTRAINT "claim_assessments_response_id_defendant_responses_id_fk" FOREIGN KEY ("response_id") REFERENCES "public"."defendant_responses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_notes" ADD CONSTRAINT "claim_notes_claim_id_legal_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."legal_claims"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "defendant_response_attachments" ADD CONSTRAINT "defendant_response_attachments_response_id_defendant_responses_id_fk" FOREIGN KEY ("response_id") REFERENCES "public"."defendant_responses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "defendant_responses" ADD CONSTRAINT "defendant_responses_claim_id_legal_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."legal_claims"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "figure_deltas_by_name" ON "figure_deltas" USING btree ("name","bucket");--> statement-breakpoint
CREATE INDEX "claim_assessments_of_claim" ON "claim_assessments" USING btree ("claim_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "claim_notes_of_claim" ON "claim_notes" USING btree ("claim_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "defendant_response_attachments_of_response" ON "defendant_response_attachments" USING btree ("response_id");--> statement-breakpoint
CREATE INDEX "defendant_responses_of_claim" ON "defendant_responses" USING btree ("claim_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "defendant_responses_newest_first" ON "defendant_responses" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "defendant_responses_processed" ON "defendant_responses" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "defendant_responses"."processed_at" is not null;--> statement-breakpoint
CREATE INDEX "defendant_responses_unmatched" ON "defendant_responses" USING btree ("created_at" DESC NULLS LAST) WHERE "defendant_responses"."claim_id" is null;