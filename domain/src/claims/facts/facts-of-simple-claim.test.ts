import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, toIsoDate } from '../../shared/iso-date.ts';
import { MAX_PENCE, pence } from '../../shared/money.ts';
import { defendantTypes } from '../defendant.ts';
import { issueTypes } from '../issue-types.ts';
import { amountOf } from './amount.ts';
import { partyKinds } from './case-facts.ts';
import { checkFacts } from './check-facts.ts';
import { factsOfSimpleClaim } from './facts-of-simple-claim.ts';
import { incidentDateOf } from './incident-date.ts';
import { factsAsTyped } from './input/facts-as-typed.ts';
import { parseFacts } from './input/parse-facts.ts';
import { defendantTypeOf } from './party-kind.ts';

const today = toIsoDate('2026-11-18');

const anyClaim = fc.record({
  issueType: fc.constantFrom(...issueTypes),
  amount: fc.integer({ min: 1, max: MAX_PENCE }).map(pence),
  incidentDate: fc.integer({ min: 0, max: 20_000 }).map((days) => addDays(today, -days)),
  defendantType: fc.constantFrom(...defendantTypes),
  documents: fc.uniqueArray(fc.record({ id: fc.uuid(), fileName: fc.string({ maxLength: 300 }) }), {
    selector: ({ id }) => id,
    maxLength: 20,
  }),
});

describe('the facts of a claim with one sum and one day', () => {
  it('are one row and one date, and can go into a letter', () => {
    fc.assert(
      fc.property(anyClaim, (claim) => {
        const facts = factsOfSimpleClaim(claim);
        expect(checkFacts(facts, today)).toEqual([]);
        expect(facts.rows).toHaveLength(1);
        expect(facts.timeline).toHaveLength(1);
        expect(amountOf(facts)).toBe(claim.amount);
        expect(incidentDateOf(facts)).toBe(claim.incidentDate);
        expect(defendantTypeOf[facts.defendant]).toBe(claim.defendantType);
        expect(facts.evidence.map(({ file }) => file)).toEqual(claim.documents.map(({ id }) => id));
      }),
    );
  });

  it('can be changed like any others', () => {
    fc.assert(
      fc.property(anyClaim, (claim) => {
        const facts = factsOfSimpleClaim(claim);
        expect(parseFacts(factsAsTyped(facts), today)).toEqual({ ok: true, facts });
      }),
    );
  });

  it('say nothing that the claimant did not', () => {
    const claim = {
      issueType: 'Debt Recovery',
      amount: pence(900_00),
      incidentDate: toIsoDate('2026-02-09'),
      defendantType: 'company',
    } as const;
    expect(factsOfSimpleClaim(claim)).toMatchObject({
      basis: { kind: 'not-told' },
      rows: [{ kind: 'debt', amount: 900_00, how: '' }],
      evidence: [],
      interest: { kind: 'none' },
      triedToSettle: '',
    });
    expect(factsOfSimpleClaim({ ...claim, issueType: 'Personal Injury' }).rows).toMatchObject([
      { kind: 'loss', how: 'As the description says.' },
    ]);
  });
});

it.each(partyKinds)('a defendant of kind %s has a type of the claim form', (kind) => {
  expect(defendantTypes).toContain(defendantTypeOf[kind]);
});
