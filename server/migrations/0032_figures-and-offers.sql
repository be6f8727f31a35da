ALTER TABLE "claim_assessments" DROP CONSTRAINT "claim_assessments_action";--> statement-breakpoint
ALTER TABLE "legal_claims" ADD COLUMN "disputed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "legal_claims" ADD COLUMN "is_test" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "defendant_responses" ADD COLUMN "reviewed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "settlement_offers" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "legal_claims_disputed" ON "legal_claims" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "legal_claims"."disputed_at" is not null and "legal_claims"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "defendant_responses_to_review" ON "defendant_responses" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "defendant_responses"."processed_at" is not null and "defendant_responses"."requires_manual_review" and "defendant_responses"."reviewed_at" is null;--> statement-breakpoint
ALTER TABLE "claim_assessments" ADD CONSTRAINT "claim_assessments_action" CHECK ("claim_assessments"."action" in ('payment-link', 'dispute', 'not-dispute', 'clarification', 'escalation'));--> statement-breakpoint
ALTER TABLE "settlement_offers" ADD CONSTRAINT "settlement_offers_withdrawn" CHECK ("settlement_offers"."withdrawn_at" is null or "settlement_offers"."withdrawn_at" = "settlement_offers"."replaced_at");--> statement-breakpoint
UPDATE "legal_claims" SET "disputed_at" = marked.at FROM (
  SELECT claim_id, max(created_at) AS at FROM claim_assessments WHERE action = 'dispute' GROUP BY claim_id
) marked WHERE marked.claim_id = "legal_claims"."id";--> statement-breakpoint
UPDATE "defendant_responses" SET "reviewed_at" = acted.at FROM (
  SELECT answered.id, min(acts.created_at) AS at
  FROM defendant_responses answered
  JOIN (
    SELECT claim_id, created_at FROM claim_assessments UNION ALL SELECT claim_id, created_at FROM settlement_offers
  ) acts ON acts.claim_id = answered.claim_id AND acts.created_at >= answered.processed_at
  GROUP BY answered.id
) acted WHERE acted.id = "defendant_responses"."id";--> statement-breakpoint
-- From now on the index of replies to review is counted.
DELETE FROM "figure_deltas" WHERE "name" = 'reviews-needed';--> statement-breakpoint
UPDATE "legal_claims" SET "is_test" = true
WHERE "id" IN (SELECT claim_id FROM history_events WHERE kind = 'test-claim.made');--> statement-breakpoint
-- What test claims and the replies to them added to the figures so far is taken out again.
INSERT INTO "figure_deltas" ("name", "bucket", "delta")
SELECT counted.name, counted.bucket, -sum(counted.delta)
FROM (
  SELECT *, date_trunc('month', created_at AT TIME ZONE 'Europe/London')::date AS month FROM legal_claims WHERE is_test
) tested, LATERAL (VALUES
  ('claims', tested.month, true, 1::bigint),
  ('claims-value', tested.month, true, (tested.amount * 100)::bigint),
  ('with-replies', tested.month, tested.replied_at IS NOT NULL, 1),
  ('with-deadline', tested.month, tested.response_deadline IS NOT NULL, 1),
  ('with-deadline-moved-on', tested.month, tested.response_deadline IS NOT NULL AND tested.status <> 'pending', 1),
  ('pending-by-deadline', (tested.response_deadline AT TIME ZONE 'Europe/London')::date,
    tested.response_deadline IS NOT NULL AND tested.status = 'pending', 1)
) counted(name, bucket, counts, delta)
WHERE counted.counts
GROUP BY counted.name, counted.bucket;--> statement-breakpoint
INSERT INTO "figure_deltas" ("name", "bucket", "delta")
SELECT 'replies-' || lower(parsed_type), date_trunc('month', processed_at AT TIME ZONE 'Europe/London')::date, -count(*)
FROM defendant_responses
WHERE processed_at IS NOT NULL AND claim_id IN (SELECT id FROM legal_claims WHERE is_test)
GROUP BY 1, 2;--> statement-breakpoint
INSERT INTO "figure_deltas" ("name", "bucket", "delta")
SELECT 'disputed', date_trunc('month', created_at AT TIME ZONE 'Europe/London')::date, count(*)
FROM legal_claims
WHERE disputed_at IS NOT NULL AND closed_at IS NULL AND NOT is_test
GROUP BY 2;
