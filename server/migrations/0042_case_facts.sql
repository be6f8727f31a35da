CREATE TABLE "claim_facts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"claim_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"defendant_kind" text GENERATED ALWAYS AS (content ->> 'defendant') STORED NOT NULL,
	"frozen_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "claim_facts_version_of_claim" UNIQUE("claim_id","version"),
	CONSTRAINT "claim_facts_version" CHECK ("claim_facts"."version" >= 1),
	CONSTRAINT "claim_facts_defendant_kind" CHECK ("claim_facts"."defendant_kind" in ('individual', 'sole-trader', 'company', 'organisation'))
);
--> statement-breakpoint
ALTER TABLE "claim_drafts" ADD COLUMN "case_facts" jsonb;--> statement-breakpoint
ALTER TABLE "claim_facts" ADD CONSTRAINT "claim_facts_claim_id_legal_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."legal_claims"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Each claim so far becomes one sum and one day, as `factsOfSimpleClaim` says. Erased claims have nothing left to tell.
INSERT INTO "claim_facts" ("claim_id", "version", "content", "frozen_at", "created_at")
SELECT c."id", 1, jsonb_build_object(
	'claimant', 'individual',
	'defendant', c."defendant_type",
	'basis', jsonb_build_object('kind', 'not-told'),
	'rows', jsonb_build_array(jsonb_build_object(
		'id', 'row-1',
		'kind', CASE WHEN k."is_debt" THEN 'debt' ELSE 'loss' END,
		'what', 'Sum claimed',
		'how', CASE WHEN k."is_debt" THEN '' ELSE 'As the description says.' END,
		'amount', (c."amount" * 100)::bigint,
		'due', null,
		'proof', '[]'::jsonb)),
	'credits', '[]'::jsonb,
	'timeline', jsonb_build_array(jsonb_build_object(
		'on', to_char(c."incident_date", 'YYYY-MM-DD'),
		'exact', true,
		'what', 'Day of the events',
		'main', true,
		'proof', '[]'::jsonb)),
	'evidence', coalesce((
		SELECT jsonb_agg(jsonb_build_object(
			'id', d."id",
			'type', 'other',
			'what', coalesce(nullif(btrim(left(regexp_replace(d."file_name", '[[:cntrl:][:space:]]+', ' ', 'g'), 200)), ''), 'File'),
			'file', d."id") ORDER BY d."created_at", d."id")
		FROM "claim_documents" d WHERE d."claim_id" = c."id" AND d."sent_as" IS NOT NULL), '[]'::jsonb),
	'interest', jsonb_build_object('kind', 'none'),
	'triedToSettle', ''), c."letter_sent_at", c."created_at"
FROM "legal_claims" c
CROSS JOIN LATERAL (SELECT c."issue_type" IN ('Debt Recovery', 'Contract Dispute', 'Consumer Rights') AS "is_debt") k
WHERE c."erased_at" IS NULL;
