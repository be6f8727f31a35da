ALTER TABLE "claim_drafts" ADD COLUMN "short_reference" text;--> statement-breakpoint
ALTER TABLE "legal_claims" ADD COLUMN "short_reference" text;--> statement-breakpoint
CREATE UNIQUE INDEX "claim_drafts_short_reference" ON "claim_drafts" USING btree ("short_reference");--> statement-breakpoint
CREATE UNIQUE INDEX "legal_claims_short_reference" ON "legal_claims" USING btree ("short_reference" text_pattern_ops);--> statement-breakpoint
-- Seven characters at random and the one that checks them, as domain/src/claims/short-reference.ts reads them: the sum of
-- place times character is divisible by 23, and 20 is minus the inverse of 8. Volatile, so that it sees the references
-- given to the rows before.
CREATE FUNCTION draw_short_reference() RETURNS text LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  alphabet constant text := '23456789CDFHJKMNPQRTWXY';
  code text;
  total integer;
  digit integer;
  drawn text;
BEGIN
  LOOP
    code := '';
    total := 0;
    FOR place IN 1..7 LOOP
      digit := floor(random() * 23);
      code := code || substr(alphabet, digit + 1, 1);
      total := total + place * digit;
    END LOOP;
    code := code || substr(alphabet, (20 * total) % 23 + 1, 1);
    drawn := 'PC-' || left(code, 4) || '-' || right(code, 4);
    EXIT WHEN NOT EXISTS (SELECT FROM legal_claims WHERE short_reference = drawn)
      AND NOT EXISTS (SELECT FROM claim_drafts WHERE short_reference = drawn);
  END LOOP;
  RETURN drawn;
END
$$;
--> statement-breakpoint
UPDATE "legal_claims" SET "short_reference" = draw_short_reference();--> statement-breakpoint
UPDATE "claim_drafts" SET "short_reference" = draw_short_reference();--> statement-breakpoint
ALTER TABLE "claim_drafts" ALTER COLUMN "short_reference" SET DEFAULT draw_short_reference(), ALTER COLUMN "short_reference" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "legal_claims" ALTER COLUMN "short_reference" SET DEFAULT draw_short_reference(), ALTER COLUMN "short_reference" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "claim_drafts" ADD CONSTRAINT "claim_drafts_short_reference_form" CHECK ("claim_drafts"."short_reference" ~ '^PC-[2-9CDFHJKMNPQRTWXY]{4}-[2-9CDFHJKMNPQRTWXY]{4}$');--> statement-breakpoint
ALTER TABLE "legal_claims" ADD CONSTRAINT "legal_claims_short_reference_form" CHECK ("legal_claims"."short_reference" ~ '^PC-[2-9CDFHJKMNPQRTWXY]{4}-[2-9CDFHJKMNPQRTWXY]{4}$');
