import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountOf } from '../../claims/facts/amount.ts';
import type { CaseFacts } from '../../claims/facts/case-facts.ts';
import { factsOfSimpleClaim } from '../../claims/facts/facts-of-simple-claim.ts';
import { isKeptBack } from '../../claims/facts/kept-back.ts';
import { anyFacts } from '../../claims/facts/testing/any-facts.ts';
import { kitchenFacts, letterDate } from '../../claims/facts/testing/kitchen-facts.ts';
import { shippedLaw } from '../../law/law.ts';
import { toIsoDate } from '../../shared/iso-date.ts';
import { pence } from '../../shared/money.ts';
import { sampleClaim, sampleClaims } from '../testing/sample-claims.ts';
import { composeLetter } from './compose-letter.ts';

const letter = { ...sampleClaim('Consumer Rights', 'England & Wales'), today: letterDate };
const compose = (changes: Partial<CaseFacts> = {}, context = letter) =>
  composeLetter(context, { ...kitchenFacts, ...changes }, shippedLaw);

describe('a letter composed of facts', () => {
  it('has the parts of a whole case', () => {
    const { parties, eventsOf, agreed, chronology, sums, interest, tried, evidence, demand, account } =
      compose();
    expect(parties).toMatchObject({
      claimant: { name: 'Amelia Hart', kind: 'individual' },
      defendant: { name: 'Sofa Street Retail Ltd', kind: 'company' },
    });
    expect(eventsOf).toBe('24 August 2026');
    expect(agreed).toMatchObject({ kind: 'written', madeOn: '12 June 2026', evidence: [1] });
    expect(account.quote).toMatch(/^“I paid £249/);
    expect(chronology.map(({ when, isMain, evidence }) => [when, isMain, ...evidence])).toEqual([
      ['12 June 2026', false, 1, 2],
      ['3 July 2026', false, 3],
      ['24 August 2026', true, 5],
      ['September 2026', false],
      ['14 September 2026', false, 4],
      ['2 October 2026', false, 4],
    ]);
    expect(sums.rows.map(({ amount, evidence }) => [amount, ...evidence])).toEqual([
      [1_850_00, 2],
      [650_00, 3],
    ]);
    expect(interest).toMatchObject({
      begins: { from: '28 September 2026', why: 'the day I asked to be repaid by' },
      figures: { interest: 28_05, daily: 55 },
    });
    expect(tried).toBe('I rang four times and wrote twice.');
    expect(evidence.map(({ no, file }) => [no, file !== null])).toEqual([
      [1, true],
      [2, true],
      [3, true],
      [4, true],
      [5, false],
    ]);
    expect(demand).toEqual({
      amount: 2_500_00,
      withInterest: 2_528_05,
      deadline: { days: 14, date: '2026-12-02', longDate: '2 December 2026' },
    });
  });

  it('takes payments off the sum', () => {
    const credits = [{ on: toIsoDate('2026-10-05'), amount: pence(500_00), what: 'Part refund' }];
    const { sums, demand } = compose({ credits, interest: { kind: 'none' } });
    expect(sums).toMatchObject({ subtotal: 2_500_00, credits, total: 2_000_00 });
    expect(demand).toMatchObject({ amount: 2_000_00, withInterest: 2_000_00 });
  });

  it.each<[CaseFacts['basis'], object | null]>([
    [{ kind: 'not-told' }, null],
    [
      {
        kind: 'spoken',
        madeOn: toIsoDate('2026-06-12'),
        where: 'In the shop, with Mr Doyle',
        words: 'Fitted in August',
        broken: 'It was not.',
      },
      {
        madeOn: '12 June 2026',
        where: 'In the shop, with Mr Doyle',
        words: 'Fitted in August',
        evidence: [],
      },
    ],
    [
      { kind: 'no-agreement', duty: 'Paid by mistake', broken: 'They keep it.' },
      { madeOn: null, words: 'Paid by mistake', broken: 'They keep it.' },
    ],
  ])('tells of the agreement %j', (basis, part) => {
    const { agreed } = compose({ basis });
    if (part === null) expect(agreed).toBeNull();
    else expect(agreed).toMatchObject({ kind: basis.kind, ...part });
  });

  it('has no total with interest where the rate is not known', () => {
    const northern = { ...sampleClaim('Consumer Rights', 'Northern Ireland'), today: letterDate };
    expect(compose({}, northern)).toMatchObject({
      interest: { figures: undefined },
      demand: { amount: 2_500_00, withInterest: null },
    });
  });

  it('tells the month alone where no day is known', () => {
    const [only] = kitchenFacts.timeline.filter(({ exact }) => !exact);
    expect(only && compose({ timeline: [{ ...only, main: true }] }).eventsOf).toBe('September 2026');
  });

  it.each(
    sampleClaims.map((context) => [context.facts.issueType, context.facts.jurisdiction, context] as const),
  )('says of a claim with one sum and one day just that: %s, %s', (_, __, context) => {
    const facts = factsOfSimpleClaim({ ...context.facts, defendantType: 'company' });
    expect(composeLetter(context, facts, shippedLaw)).toMatchObject({
      agreed: null,
      interest: null,
      tried: null,
      evidence: [],
      chronology: [{ on: context.facts.incidentDate, isMain: true }],
      sums: { rows: [{ amount: context.facts.amount }], credits: [], total: context.facts.amount },
      demand: { amount: context.facts.amount, withInterest: context.facts.amount },
    });
  });
});

describe('for any facts', () => {
  it('the sums of the table, less what was paid, add up to the demand', () => {
    fc.assert(
      fc.property(anyFacts, fc.constantFrom(...sampleClaims), (facts, context) => {
        const { sums, demand, interest } = composeLetter(
          { ...context, today: letterDate },
          facts,
          shippedLaw,
        );
        const added = sums.rows.reduce((sum, { amount }) => sum + amount, 0);
        const paid = sums.credits.reduce((sum, { amount }) => sum + amount, 0);
        expect(sums.subtotal).toBe(added);
        expect(demand.amount).toBe(added - paid);
        expect(demand.amount).toBe(amountOf(facts));
        const { figures } = interest ?? {};
        if (figures) expect(demand.withInterest).toBe(demand.amount + figures.interest + figures.fixedSums);
      }),
    );
  });

  it('evidence is numbered without a gap, and every number cited is in the list', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const { evidence, sums, chronology, agreed } = compose(facts);
        const numbers = evidence.map(({ no }) => no);
        const sent = facts.evidence.filter((item) => !isKeptBack(item));
        expect(evidence.map(({ id }) => id)).toEqual(sent.map(({ id }) => id));
        expect(numbers).toEqual(sent.map((_, at) => at + 1));
        const cited = [...sums.rows, ...chronology, ...(agreed ? [agreed] : [])].flatMap(
          (part) => part.evidence,
        );
        expect(cited.filter((no) => !numbers.includes(no))).toEqual([]);
        const proofs = [...facts.rows, ...facts.timeline].flatMap(({ proof }) => proof);
        expect(cited).toHaveLength(proofs.filter((id) => sent.some((item) => item.id === id)).length);
      }),
    );
  });

  it('every date is told once, the oldest first', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const days = compose(facts).chronology.map(({ on }) => on);
        expect(days).toEqual(facts.timeline.map(({ on }) => on).toSorted());
      }),
    );
  });
});
