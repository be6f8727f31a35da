ALTER TABLE "claim_documents" ADD COLUMN "purpose" text;--> statement-breakpoint
ALTER TABLE "letter_service_outcomes" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "claim_documents" ADD CONSTRAINT "claim_documents_purpose" CHECK ("claim_documents"."purpose" in ('proof-of-service'));
--> statement-breakpoint
-- Each letter mailed before there was a ledger becomes an attempt, worked out from its mail and marked so. Its text is
-- hashed, as no PDF may be left. A mail to our own team reached nobody.
INSERT INTO "letter_services" ("id", "claim_id", "letter_sha256", "hash_of", "letter_dated_on", "to_name", "address", "method",
	"done_at", "done_by", "mail_id", "origin", "salt", "personal_digest", "created_at")
SELECT gen_random_uuid(), c."id", encode(sha256(convert_to(c."generated_letter_content", 'UTF8')), 'hex'), 'text',
	coalesce(c."letter_dated_on", (e."created_at" AT TIME ZONE 'Europe/London')::date), p."to_name", e."to_address", 'email',
	e."created_at", 'system', e."id", 'backfilled', p."salt",
	-- As `personal-digest.ts` computes it.
	encode(sha256(convert_to(concat_ws(E'\n', p."salt",
		encode(sha256(convert_to(p."to_name", 'UTF8')), 'hex'),
		encode(sha256(convert_to(e."to_address", 'UTF8')), 'hex')), 'UTF8')), 'hex'),
	now()
FROM "emails" e
JOIN "legal_claims" c ON c."id" = e."claim_id"
CROSS JOIN LATERAL (SELECT coalesce(e."to_name", '') AS "to_name", replace(gen_random_uuid()::text, '-', '') AS "salt",
	e."id" AS "of") p
WHERE e."kind" = 'letter-before-action' AND c."generated_letter_content" IS NOT NULL
	AND NOT EXISTS (SELECT FROM "letter_services" s WHERE s."mail_id" = e."id")
ORDER BY e."created_at", e."id";
--> statement-breakpoint
-- What became of them. A mail that still waits has no outcome yet.
INSERT INTO "letter_service_outcomes" ("id", "service_id", "outcome", "at", "by", "note", "salt", "personal_digest", "created_at")
SELECT gen_random_uuid(), s."id", CASE WHEN e."failed_at" IS NULL THEN 'sent' ELSE 'failed' END,
	coalesce(e."failed_at", e."sent_at", e."kept_at"), 'system', p."note", p."salt",
	encode(sha256(convert_to(concat_ws(E'\n', p."salt",
		coalesce(encode(sha256(convert_to(p."note", 'UTF8')), 'hex'), '')), 'UTF8')), 'hex'),
	now()
FROM "letter_services" s
JOIN "emails" e ON e."id" = s."mail_id"
CROSS JOIN LATERAL (SELECT CASE WHEN e."failed_at" IS NULL THEN NULL ELSE e."last_error" END AS "note",
	replace(gen_random_uuid()::text, '-', '') AS "salt", s."id" AS "of") p
WHERE s."origin" = 'backfilled' AND num_nonnulls(e."failed_at", e."sent_at", e."kept_at") > 0
ORDER BY s."entry";
--> statement-breakpoint
-- A letter that reached nobody has no days to reply, and was not sent. Claims that were answered, or that moved on, keep
-- what they were told. A letter whose mails are gone is left as it is.
WITH "not_served" AS (
	SELECT c.* FROM "legal_claims" c
	WHERE c."status" = 'pending' AND c."replied_at" IS NULL AND c."erased_at" IS NULL AND c."letter_sent_at" IS NOT NULL
		AND EXISTS (SELECT FROM "emails" e WHERE e."claim_id" = c."id"
			AND e."kind" IN ('letter-before-action', 'letter-to-deliver'))
		AND NOT EXISTS (SELECT FROM "emails" e WHERE e."claim_id" = c."id"
			AND e."kind" = 'letter-before-action' AND (e."sent_at" IS NOT NULL OR e."kept_at" IS NOT NULL))
), "uncounted" AS (
	-- Their deadlines are in the figures.
	INSERT INTO "figure_deltas" ("name", "bucket", "delta")
	SELECT counted.name, counted.bucket, -count(*)
	FROM "not_served" c, LATERAL (VALUES
		('with-deadline', date_trunc('month', c."created_at" AT TIME ZONE 'Europe/London')::date),
		('pending-by-deadline', (c."response_deadline" AT TIME ZONE 'Europe/London')::date)
	) counted(name, bucket)
	WHERE c."response_deadline" IS NOT NULL AND NOT c."is_test"
	GROUP BY 1, 2
)
UPDATE "legal_claims" c SET "letter_sent_at" = NULL, "response_deadline" = NULL, "deadline_noted_at" = NULL
FROM "not_served" n WHERE n."id" = c."id";
