ALTER TABLE "defendant_responses" ADD COLUMN "channel" text;--> statement-breakpoint
ALTER TABLE "defendant_responses" ADD COLUMN "received_on" date;--> statement-breakpoint
CREATE INDEX "legal_claims_amount" ON "legal_claims" USING btree ("amount");--> statement-breakpoint
ALTER TABLE "defendant_responses" ADD CONSTRAINT "defendant_responses_channel" CHECK ("defendant_responses"."channel" in ('post', 'phone', 'in-person'));--> statement-breakpoint
ALTER TABLE "defendant_responses" ADD CONSTRAINT "defendant_responses_by_hand" CHECK (("defendant_responses"."channel" is null) = ("defendant_responses"."received_on" is null) and ("defendant_responses"."channel" is null or "defendant_responses"."source" = 'manual'));