import { readShortReference } from '@plainclaim/domain/claims/short-reference';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openClaimsBench } from './testing/claims-bench.ts';

type Listed = { readonly claims: readonly { readonly id: string; readonly short_reference: string }[] };

it('is the draft’s before it is the claim’s, and stands in the letter, in its mails and in what the claimant is shown', async () => {
  const bench = await openClaimsBench();
  const claimant = await bench.signUp();
  const { id } = await bench.readyDraft(claimant);
  const [row] = await bench.rows('claim_drafts');
  const reference = String(row?.short_reference);
  expect(readShortReference(reference)).toBe(reference);
  expect(row?.letter).toContain('\nClaim reference: [CLAIM_REFERENCE]\n');

  const { claim } = (await bench.submit(claimant, id)).body;
  expect(claim.short_reference).toBe(reference);
  const letter = (await bench.rows('legal_claims'))[0]?.generated_letter_content;
  expect(letter).toContain(`\nClaim reference: ${claim.id} (in short ${reference})\n`);
  const mails = await bench.rows('emails');
  const about = mails.filter(({ claim_id }) => claim_id === claim.id);
  expect(about.map(({ kind }) => kind).toSorted()).toEqual(['claim-confirmation', 'letter-before-action']);
  for (const { text, subject } of about) {
    expect(text).toContain(reference);
    // As the specification has it.
    expect(subject).toMatch(new RegExp(`Claim ID: ${claim.id}$`));
  }
});

it('finds the claim in the claimant’s list, and nobody else’s', async () => {
  const bench = await openClaimsBench();
  const [hannah, other] = [await bench.signUp(), await bench.signUp('other')];
  const one = await bench.submitted(hannah);
  bench.app.clock.forward(60);
  const two = await bench.submitted(hannah);
  const foreign = await bench.submitted(other);
  const found = async (search: string) => {
    const path = `/api/claims?search=${encodeURIComponent(search)}`;
    return (await bench.call<Listed>(hannah, 'GET', path)).body.claims.map(({ id }) => id);
  };
  expect(await found(one.short_reference)).toEqual([one.id]);
  expect(await found(` ${two.short_reference.toLowerCase().replaceAll('-', '')} `)).toEqual([two.id]);
  expect(await found('reed')).toEqual([two.id, one.id]);
  expect(await found(' ')).toEqual([two.id, one.id]);
  expect(await found(foreign.short_reference)).toEqual([]);
  expect(await found('nobody')).toEqual([]);
});

it('is drawn by the database with the check that the rule reads, and never twice', async () => {
  const bench = await openClaimsBench();
  const { rows } = await bench.app.platform.db.execute<{ drawn: string }>(
    sql`select draw_short_reference() as drawn from generate_series(1, 500)`,
  );
  const drawn = rows.map((row) => row.drawn);
  expect(drawn.filter((reference) => readShortReference(reference) !== reference)).toEqual([]);
  expect(new Set(drawn).size).toBe(drawn.length);
});
