DROP TRIGGER "legal_claims_bring_words" ON "legal_claims";--> statement-breakpoint
DROP TRIGGER "legal_claims_change_words" ON "legal_claims";--> statement-breakpoint
DROP FUNCTION note_claim_words();--> statement-breakpoint
DROP TABLE "claim_words";--> statement-breakpoint
DROP INDEX "legal_claims_search";--> statement-breakpoint
ALTER TABLE "legal_claims" DROP COLUMN "search_words";
