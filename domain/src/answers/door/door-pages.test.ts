import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountOf } from '../../claims/facts/amount.ts';
import { anyFacts } from '../../claims/facts/testing/any-facts.ts';
import { kitchenFacts } from '../../claims/facts/testing/kitchen-facts.ts';
import { toIsoDate } from '../../shared/iso-date.ts';
import { pence } from '../../shared/money.ts';
import { parseAnswer } from '../input/parse-answer.ts';
import { answerKinds } from '../said.ts';
import { filledInput, kitchenClaim, visit } from '../testing/kitchen-answers.ts';
import { answerPage } from './answer-page.ts';
import { type ClaimBehindDoor, situationOf } from './claim-behind-door.ts';
import { type doorFields, fieldsNotAllowed } from './door-fields.ts';
import { readPage } from './read-page.ts';
import { sentPage } from './sent-page.ts';

const day = toIsoDate;
const key = { kind: 'link', sentTo: 'accounts@northgate.example' } as const;
const site = { address: 'plainclaim.example' };
const read = (claim: ClaimBehindDoor) => readPage({ claim, key, site }, visit);

/** What a claim has besides, and no holder of a key may see. */
const secrets = {
  plaintiffEmail: 'hannah.okoro@secret.example',
  plaintiffDateOfBirth: '1988-03-09',
  plaintiffPhone: '07700 900461',
  staffNotes: 'secret note',
  otherClaims: ['secret claim'],
  timeline: 'secret',
};

const withSecrets: ClaimBehindDoor = {
  ...kitchenClaim,
  ...secrets,
  facts: {
    ...kitchenFacts,
    business: 'secret business',
    signedBy: 'secret signer',
    evidence: [
      ...kitchenFacts.evidence,
      { id: 'diary', type: 'other', what: 'secret diary', file: 'secret-file', keptBack: true },
    ],
    lettersTo: { address: 'PO Box 9, Leeds', postcode: 'LS1 1AA' },
  },
};

function pagesOf(claim: ClaimBehindDoor) {
  const sent = answerKinds.map((kind) => {
    const parsed = parseAnswer({ ...filledInput, kind }, situationOf(claim, visit));
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusals));
    return sentPage({ said: parsed.said, ...parsed.answerer, at: new Date() }, claim, visit);
  });
  return { read: [read(claim)], answer: [answerPage({ claim, key }, visit)], sent };
}

describe('what a holder of a key sees', () => {
  it('is on the list of its page, field by field', () => {
    for (const [page, shown] of Object.entries(pagesOf(withSecrets)))
      for (const one of shown) expect(fieldsNotAllowed(page as keyof typeof doorFields, one)).toEqual([]);
  });

  it('has nothing of what the claim knows besides', () => {
    const shown = JSON.stringify(pagesOf(withSecrets));
    expect(shown).not.toContain('secret');
    for (const value of [secrets.plaintiffDateOfBirth, secrets.plaintiffPhone])
      expect(shown).not.toContain(value);
    for (const file of ['file-1', 'file-4']) expect(shown).not.toContain(file);
  });

  it('gives the postal address only as the letter shows it', () => {
    expect(read(kitchenClaim).claimantAddress).toBe('12 Calder Row, Leeds, LS6 2AB');
    expect(read(withSecrets).claimantAddress).toBe('PO Box 9, Leeds, LS1 1AA');
    expect(JSON.stringify(pagesOf(withSecrets))).not.toMatch(/Calder Row|LS6 2AB/);
  });

  it('would be caught with one field more, at any depth', () => {
    const page = read(kitchenClaim);
    expect(fieldsNotAllowed('read', { ...page, plaintiffEmail: 'x' })).toEqual(['plaintiffEmail']);
    expect(
      fieldsNotAllowed('read', { ...page, rows: [{ ...page.rows[0], proof: [] }, ...page.rows] }),
    ).toEqual(['rows.proof']);
    expect(fieldsNotAllowed('sent', { notes: null })).toEqual(['notes']);
  });

  it('is on the list for any facts, whatever is kept back', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const page = read({ ...kitchenClaim, facts });
        expect(fieldsNotAllowed('read', page)).toEqual([]);
        expect(page.evidence).toHaveLength(facts.evidence.filter(({ keptBack }) => !keptBack).length);
        const shown = JSON.stringify(page);
        for (const { file } of facts.evidence) if (file) expect(shown).not.toContain(`"${file}"`);
      }),
      { numRuns: 60 },
    );
  });
});

describe('the first page', () => {
  it('says who asks for how much, as of the day', () => {
    expect(read(kitchenClaim)).toMatchObject({
      claimantName: 'Hannah Okoro',
      defendantName: 'Northgate Kitchens Ltd',
      asked: 2_529_15,
      today: '2026-11-20',
      respondBy: '2026-12-02',
      isPaused: false,
      interest: { sum: 29_15, daily: 55 },
      credits: [],
    });
    expect(read(kitchenClaim).evidence.map(({ no, canBeViewed }) => [no, canBeViewed])).toEqual([
      [1, true],
      [2, true],
      [3, true],
      [4, true],
      [5, false],
    ]);
  });

  it('shows rows, credits and interest that add up to what is asked for', () => {
    fc.assert(
      fc.property(anyFacts, fc.integer({ min: 0, max: 3_000_00 }), (facts, paid) => {
        const payments = paid === 0 ? [] : [{ on: day('2026-11-19'), amount: pence(paid), what: 'Transfer' }];
        const page = read({ ...kitchenClaim, facts, payments });
        const rows = page.rows.reduce((sum, { amount }) => sum + amount, 0);
        const credits = page.credits.reduce((sum, { amount }) => sum + amount, 0);
        expect(page.asked).toBe(Math.max(0, rows - credits + (page.interest?.sum ?? 0)));
      }),
      { numRuns: 100 },
    );
  });

  it('gives a payment of which only the month is known as a month', () => {
    const credit = { on: day('2026-10-01'), exact: false, amount: pence(50_00), what: 'Given back' } as const;
    const page = read({ ...kitchenClaim, facts: { ...kitchenFacts, credits: [credit] } });
    expect(page.credits).toEqual([credit]);
    expect(fieldsNotAllowed('read', page)).toEqual([]);
  });

  it('asks for the amount of the claim where no interest is claimed', () => {
    const facts = { ...kitchenFacts, interest: { kind: 'none' } } as const;
    const page = read({ ...kitchenClaim, facts });
    expect(page.asked).toBe(amountOf(kitchenFacts));
    expect(page.interest).toBeNull();
  });

  it('asks for no interest at a rate that is not known', () => {
    const before = { ...kitchenFacts, timeline: [], basis: { kind: 'not-told' } } as const;
    const from = day('1980-01-01');
    const facts = { ...before, interest: { kind: 'court-rate', from, why: 'x', runsOn: true } } as const;
    const page = read({ ...kitchenClaim, facts });
    expect(page).toMatchObject({ asked: 2_500_00, interest: { sum: null, daily: null } });
  });

  it('tells of a pause until when, and not why', () => {
    const hold = { from: day('2026-11-19'), until: day('2026-12-02'), endedOn: null, interestFreeFrom: null };
    const page = read({ ...kitchenClaim, holds: [hold] });
    expect(page).toMatchObject({ isPaused: true, pausedUntil: '2026-12-02' });
    expect(read({ ...kitchenClaim, holds: [{ ...hold, endedOn: visit.today }] }).isPaused).toBe(false);
  });

  it('asks for no interest on the days of a confirmed breathing space', () => {
    const first = day('2026-11-19');
    const hold = { from: first, until: day('2027-01-17'), endedOn: null, interestFreeFrom: first };
    expect(read({ ...kitchenClaim, holds: [hold] })).toMatchObject({
      asked: 2_528_05,
      interest: { sum: 28_05, daily: 0 },
    });
  });
});

describe('the pages after it', () => {
  it('tell of an admission before it is made, and of nothing else', () => {
    const choices = answerPage({ claim: kitchenClaim, key }, visit).groups.flatMap((group) => group.choices);
    expect(choices.flatMap(({ kind, admission }) => (admission === null ? [] : [kind]))).toEqual([
      'pay-all',
      'pay-part',
    ]);
  });

  it('give a copy of the answer and say what happens next', () => {
    const copies = pagesOf(kitchenClaim).sent;
    expect(copies.map(({ whatFollows }) => whatFollows).every((words) => words.length > 40)).toBe(true);
    expect(copies[0]).toMatchObject({
      reference: 'PC-7K4M-92QR',
      answeredBy: 'Martin Doyle, Director',
      heading: 'We will pay all of it',
    });
  });
});
