ALTER TABLE "referrals" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "referrals" ADD COLUMN "outcome_note" text DEFAULT '' NOT NULL;