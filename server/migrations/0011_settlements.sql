CREATE TABLE "settlement_offers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"claim_id" uuid NOT NULL,
	"offered_amount" numeric(12, 2) NOT NULL,
	"settlement_reference" text NOT NULL,
	"defendant_message" text DEFAULT '' NOT NULL,
	"admin_notes" text DEFAULT '' NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"replaced_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	CONSTRAINT "settlement_offers_reference" UNIQUE("settlement_reference"),
	CONSTRAINT "settlement_offers_answered" UNIQUE("id","answered_at"),
	CONSTRAINT "settlement_offers_amount_above_zero" CHECK ("settlement_offers"."offered_amount" > 0),
	CONSTRAINT "settlement_offers_one_end" CHECK (num_nonnulls("settlement_offers"."replaced_at", "settlement_offers"."answered_at") < 2)
);
--> statement-breakpoint
CREATE TABLE "settlement_responses" (
	"settlement_offer_id" uuid PRIMARY KEY NOT NULL,
	"response_type" text NOT NULL,
	"response_timestamp" timestamp with time zone NOT NULL,
	"responded_by" uuid NOT NULL,
	CONSTRAINT "settlement_responses_type" CHECK ("settlement_responses"."response_type" in ('accept', 'reject'))
);
--> statement-breakpoint
ALTER TABLE "settlement_offers" ADD CONSTRAINT "settlement_offers_claim_id_legal_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."legal_claims"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_responses" ADD CONSTRAINT "settlement_responses_of_offer" FOREIGN KEY ("settlement_offer_id","response_timestamp") REFERENCES "public"."settlement_offers"("id","answered_at") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "settlement_offers_one_stands" ON "settlement_offers" USING btree ("claim_id") WHERE "settlement_offers"."replaced_at" is null and "settlement_offers"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "settlement_offers_of_claim" ON "settlement_offers" USING btree ("claim_id","created_at" DESC NULLS LAST);