CREATE TABLE "claim_hold_reasons" (
	"hold_id" uuid PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"consented_at" timestamp with time zone,
	CONSTRAINT "claim_hold_reasons_known" CHECK ("claim_hold_reasons"."reason" in ('breathing-space', 'mental-health-breathing-space', 'moratorium', 'vulnerable', 'debt-advice', 'mediation')),
	CONSTRAINT "claim_hold_reasons_consent" CHECK ("claim_hold_reasons"."reason" not in ('mental-health-breathing-space', 'vulnerable') or "claim_hold_reasons"."consented_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "claim_holds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"claim_id" uuid NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date,
	"is_statutory" boolean NOT NULL,
	"interest_free_from" date,
	"set_by" text NOT NULL,
	"user_id" uuid NOT NULL,
	"confirmed_at" timestamp with time zone,
	"ended_on" date,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "claim_holds_set_by" CHECK ("claim_holds"."set_by" in ('claimant', 'admin', 'defendant')),
	CONSTRAINT "claim_holds_days" CHECK ("claim_holds"."last_day" >= "claim_holds"."first_day"),
	CONSTRAINT "claim_holds_ended_whole" CHECK (("claim_holds"."ended_on" is null) = ("claim_holds"."ended_at" is null)),
	CONSTRAINT "claim_holds_interest_free" CHECK ("claim_holds"."interest_free_from" is null or ("claim_holds"."is_statutory" and "claim_holds"."confirmed_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "claim_hold_reasons" ADD CONSTRAINT "claim_hold_reasons_hold_id_claim_holds_id_fk" FOREIGN KEY ("hold_id") REFERENCES "public"."claim_holds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_holds" ADD CONSTRAINT "claim_holds_claim_id_legal_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."legal_claims"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "claim_holds_of_claim" ON "claim_holds" USING btree ("claim_id");--> statement-breakpoint
CREATE UNIQUE INDEX "claim_holds_open" ON "claim_holds" USING btree ("claim_id") WHERE "claim_holds"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "claim_holds_to_end" ON "claim_holds" USING btree ("last_day") WHERE "claim_holds"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "claim_holds_ended" ON "claim_holds" USING btree ("ended_at");