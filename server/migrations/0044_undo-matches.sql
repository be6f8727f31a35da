ALTER TABLE "defendant_responses" ADD COLUMN "former_claim_id" uuid;--> statement-breakpoint
ALTER TABLE "defendant_responses" ADD COLUMN "former_manual_review" boolean;--> statement-breakpoint
ALTER TABLE "defendant_responses" ADD CONSTRAINT "defendant_responses_former_claim_id_legal_claims_id_fk" FOREIGN KEY ("former_claim_id") REFERENCES "public"."legal_claims"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "defendant_responses_of_former_claim" ON "defendant_responses" USING btree ("former_claim_id") WHERE "defendant_responses"."former_claim_id" is not null;--> statement-breakpoint
-- A refund reopened these claims after a reply that came while they were closed: their deadline was shown as its day.
UPDATE "legal_claims" SET "response_deadline" = "replied_at"
WHERE "closed_at" IS NULL AND "status" <> 'pending' AND "replied_at" IS NOT NULL AND "response_deadline" > now();
