import { describe, expect, it } from 'vitest';
import { toIsoDate } from '../../shared/iso-date.ts';
import { pence } from '../../shared/money.ts';
import type { CaseFacts } from './case-facts.ts';
import { changeFacts, firstVersion, freezeFacts, needsNewLetter, nextVersion } from './facts-versions.ts';
import { factsAsTyped } from './input/facts-as-typed.ts';
import { kitchenFacts, letterDate } from './testing/kitchen-facts.ts';

const sentAt = new Date('2026-11-18T10:00:00Z');
const typed = { ...factsAsTyped(kitchenFacts), triedToSettle: 'I went there.' };

describe('a draft', () => {
  it('takes what was typed', () => {
    expect(changeFacts(kitchenFacts, typed, letterDate)).toEqual({
      ok: true,
      facts: { ...kitchenFacts, triedToSettle: 'I went there.' },
    });
  });

  it('is left as it is by bad input', () => {
    const before = JSON.stringify(kitchenFacts);
    for (const bad of [{ ...typed, rows: [] }, { ...typed, defendant: '' }, null]) {
      expect(changeFacts(kitchenFacts, bad, letterDate)).toMatchObject({ ok: false });
      expect(JSON.stringify(kitchenFacts)).toBe(before);
    }
  });

  it('is its own next version, and begins with the first', () => {
    expect(nextVersion(kitchenFacts)).toBe(kitchenFacts);
    expect(firstVersion(kitchenFacts)).toMatchObject({ version: 1, frozenAt: null });
  });
});

describe('facts of a letter that went', () => {
  const frozen = freezeFacts(kitchenFacts, sentAt);

  it('keep the moment, and change no more', () => {
    expect(frozen.frozenAt).toBe(sentAt);
    expect(freezeFacts(frozen, new Date('2026-12-01T10:00:00Z'))).toBe(frozen);
    expect(changeFacts(frozen, typed, letterDate)).toMatchObject({
      ok: false,
      refusals: [{ code: 'facts-frozen' }],
    });
  });

  it('are changed in the next version', () => {
    const draft = nextVersion(frozen);
    expect(draft).toEqual({ ...kitchenFacts, version: 2, frozenAt: null });
    expect(changeFacts(draft, typed, letterDate)).toMatchObject({ ok: true, facts: { version: 2 } });
  });

  it.each<[string, boolean, Partial<CaseFacts>]>([
    ['another sum', true, { rows: kitchenFacts.rows.slice(1) }],
    ['a payment', true, { credits: [{ on: toIsoDate('2026-11-01'), amount: pence(1), what: 'Part' }] }],
    ['another kind of party', true, { defendant: 'sole-trader' }],
    ['no agreement', true, { basis: { kind: 'no-agreement', duty: 'Mistake', broken: 'They keep it' } }],
    ['other words', false, { triedToSettle: 'I went there.', timeline: kitchenFacts.timeline.slice(2) }],
    [
      'the same sum in other rows',
      false,
      { rows: kitchenFacts.rows.map((row) => ({ ...row, amount: pence(1_250_00) })) },
    ],
  ])('with %s, a new letter: %s', (_, isNeeded, changes) => {
    expect(needsNewLetter(frozen, { ...frozen, ...changes })).toBe(isNeeded);
  });
});
