import { randomUUID } from 'node:crypto';
import { claimForm, emptyClaimForm } from '@plainclaim/domain/claims/claim-form';
import { shippedLaw } from '@plainclaim/domain/law/law';
import { draftLetter } from '@plainclaim/domain/letters/draft-letter';
import { factsOfForm } from '@plainclaim/domain/letters/facts-of-form';
import { londonDateOf } from '@plainclaim/domain/shared/dates';
import { addDays } from '@plainclaim/domain/shared/iso-date';
import type pg from 'pg';
import { fingerprintOf } from '../../server/src/features/claims/letter/letter-facts.ts';

const answers = {
  ...emptyClaimForm,
  issueType: 'Debt Recovery',
  description: 'I lent Sam Reed money for a car. It was to be paid back in September and was not.',
  amount: '1,250.50',
  jurisdiction: 'England & Wales',
  defendantType: 'individual',
  defendantFirstName: 'Sam',
  defendantLastName: 'Reed',
  defendantEmail: 'sam@reed.example',
  defendantAddressLine1: '2 Low Road',
  defendantTownCity: 'York',
  defendantPostcode: 'YO1 7HH',
  plaintiffName: 'Hannah Okoro',
  plaintiffEmail: 'hannah@post.example',
  plaintiffDateOfBirth: '1990-04-02',
  plaintiffAddress: '12 Mill Lane, Leeds',
  plaintiffPostcode: 'LS1 4AP',
};

/** Complete drafts, ready for submission. */
export async function readyDrafts(client: pg.Client, userId: string, count: number): Promise<string[]> {
  const now = new Date();
  const today = londonDateOf(now);
  const form = { ...answers, incidentDate: addDays(today, -60) };
  const facts = factsOfForm(claimForm(now).parse(form));
  const ids = Array.from({ length: count }, () => randomUUID());
  await client.query(
    `insert into claim_drafts (id, user_id, form, step, letter, letter_source, letter_facts, letter_dated_on, created_at, updated_at)
    select id, $2, $3, 4, $4, 'drafter', $5, $6, now(), now() from unnest($1::uuid[]) id`,
    [ids, userId, form, draftLetter({ facts, today, law: shippedLaw }), fingerprintOf(facts), today],
  );
  return ids;
}
