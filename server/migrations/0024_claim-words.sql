CREATE TABLE "claim_words" (
	"word" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "claim_words_by_beginning" ON "claim_words" USING btree ("word" text_pattern_ops);--> statement-breakpoint
-- With the claim that brings them, so that whoever sees the claim finds it by its words. What is known already is not
-- written again; the lock keeps it from being forgotten at the same moment.
CREATE FUNCTION note_claim_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtextextended('claim-words', 0));
  INSERT INTO claim_words (word)
    SELECT brought.word FROM unnest(tsvector_to_array(NEW.search_words)) AS brought(word)
    WHERE brought.word NOT LIKE '@%'
      AND NOT EXISTS (SELECT FROM claim_words known WHERE known.word = brought.word);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER legal_claims_bring_words AFTER INSERT ON legal_claims
  FOR EACH ROW EXECUTE FUNCTION note_claim_words();
--> statement-breakpoint
CREATE TRIGGER legal_claims_change_words AFTER UPDATE ON legal_claims
  FOR EACH ROW WHEN (OLD.search_words IS DISTINCT FROM NEW.search_words) EXECUTE FUNCTION note_claim_words();
--> statement-breakpoint
INSERT INTO claim_words (word)
  SELECT DISTINCT brought.word FROM legal_claims, unnest(tsvector_to_array(search_words)) AS brought(word)
  WHERE brought.word NOT LIKE '@%';
