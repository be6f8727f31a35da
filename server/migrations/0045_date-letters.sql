ALTER TABLE "legal_claims" ADD COLUMN "letter_dated_on" date;--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "rewritten_at" timestamp with time zone;--> statement-breakpoint
-- A letter was dated on the London day on which its mail was queued, or on which it was written for a claim without one.
UPDATE "legal_claims" c
SET "letter_dated_on" = (coalesce(
	(SELECT min(e."created_at") FROM "emails" e
		WHERE e."claim_id" = c."id" AND e."kind" IN ('letter-before-action', 'letter-to-deliver')),
	(SELECT max(h."at") FROM "history_events" h WHERE h."claim_id" = c."id" AND h."kind" = 'letter.written'),
	c."letter_sent_at",
	c."created_at") AT TIME ZONE 'Europe/London')::date
WHERE c."generated_letter_content" IS NOT NULL;
