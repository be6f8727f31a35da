DROP TRIGGER "legal_claims_change_words" ON "legal_claims";--> statement-breakpoint
ALTER TABLE "legal_claims" drop column "search_words";--> statement-breakpoint
ALTER TABLE "legal_claims" ADD COLUMN "search_words" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', translate(plaintiff_name || ' ' || defendant_first_name || ' ' || defendant_last_name || ' ' || defendant_company_name, '''‘’“”–-./', '         ')) || array_to_tsvector(array['@' || lower(plaintiff_email), '@' || lower(defendant_email), '#' || jurisdiction || '#' || issue_type])) STORED;--> statement-breakpoint
CREATE INDEX "legal_claims_search" ON "legal_claims" USING gin ("search_words");--> statement-breakpoint
-- As before, but what stands behind a # is no word that anyone types.
CREATE OR REPLACE FUNCTION note_claim_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtextextended('claim-words', 0));
  INSERT INTO claim_words (word)
    SELECT brought.word FROM unnest(tsvector_to_array(NEW.search_words)) AS brought(word)
    WHERE brought.word NOT LIKE '@%' AND brought.word NOT LIKE '#%'
      AND NOT EXISTS (SELECT FROM claim_words known WHERE known.word = brought.word);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER legal_claims_change_words AFTER UPDATE ON legal_claims
  FOR EACH ROW WHEN (OLD.search_words IS DISTINCT FROM NEW.search_words) EXECUTE FUNCTION note_claim_words();
