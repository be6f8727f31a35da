import { describe, expect, it } from 'vitest';
import { shippedLaw } from '../../law/law.ts';
import { toIsoDate } from '../../shared/iso-date.ts';
import { checkHold, type HoldSituation, type HoldToCheck } from './check-hold.ts';
import { holdReasons, isStatutory, needsConsent, reasonsFor } from './hold-reasons.ts';
import { pausedSentence, refusedOnHold } from './hold-words.ts';

const day = toIsoDate;
const england: HoldSituation = {
  today: day('2026-11-19'),
  nation: 'England & Wales',
  defendantType: 'individual',
  by: 'admin',
  law: shippedLaw,
};
const check = (hold: Partial<HoldToCheck>, situation: Partial<HoldSituation> = {}) =>
  checkHold(
    { reason: 'mediation', consented: false, isProvisional: false, ...hold },
    { ...england, ...situation },
  );

describe('the reasons one may choose', () => {
  it.each([
    [
      'England & Wales',
      'individual',
      'admin',
      ['breathing-space', 'mental-health-breathing-space', 'vulnerable', 'debt-advice', 'mediation'],
    ],
    [
      'England & Wales',
      'individual',
      'claimant',
      ['breathing-space', 'mental-health-breathing-space', 'debt-advice', 'mediation'],
    ],
    ['Scotland', 'individual', 'claimant', ['moratorium', 'debt-advice', 'mediation']],
    ['Northern Ireland', 'individual', 'admin', ['vulnerable', 'debt-advice', 'mediation']],
    ['Northern Ireland', 'individual', 'claimant', ['debt-advice', 'mediation']],
    ['England & Wales', 'company', 'admin', ['debt-advice', 'mediation']],
  ] as const)('in %s against a %s, as %s: %j', (nation, defendantType, by, reasons) => {
    expect(reasonsFor({ nation, defendantType, by })).toEqual(reasons);
  });

  it('stop interest for breathing spaces and moratoriums alone, and need consent where they tell of health', () => {
    expect(holdReasons.filter(isStatutory)).toEqual([
      'breathing-space',
      'mental-health-breathing-space',
      'moratorium',
    ]);
    expect(holdReasons.filter(needsConsent)).toEqual(['mental-health-breathing-space', 'vulnerable']);
  });
});

describe('the days of a hold', () => {
  it.each<[string, Partial<HoldToCheck>, Partial<HoldSituation>, unknown]>([
    [
      'a breathing space: 60, its first day among them, without interest',
      { reason: 'breathing-space', from: day('2026-11-02'), until: day('2027-06-01') },
      {},
      { from: '2026-11-02', until: '2026-12-31', interestFreeFrom: '2026-11-02' },
    ],
    [
      'a Scottish moratorium: six months',
      { reason: 'moratorium', from: day('2026-11-19') },
      { nation: 'Scotland' },
      { from: '2026-11-19', until: '2027-05-18', interestFreeFrom: '2026-11-19' },
    ],
    [
      'a mental health crisis: no end is known',
      { reason: 'mental-health-breathing-space', from: day('2026-11-02'), consented: true },
      {},
      { from: '2026-11-02', until: null, interestFreeFrom: '2026-11-02' },
    ],
    [
      'a mental health crisis whose treatment has stopped',
      {
        reason: 'mental-health-breathing-space',
        from: day('2026-11-02'),
        until: day('2026-12-20'),
        consented: true,
      },
      {},
      { from: '2026-11-02', until: '2026-12-20', interestFreeFrom: '2026-11-02' },
    ],
    [
      'mediation: from today to the day given',
      { reason: 'mediation', from: day('2026-01-01'), until: day('2027-02-17') },
      {},
      { from: '2026-11-19', until: '2027-02-17', interestFreeFrom: null },
    ],
    [
      'vulnerable: until lifted',
      { reason: 'vulnerable', consented: true },
      {},
      { from: '2026-11-19', until: null, interestFreeFrom: null },
    ],
    [
      'the word of the other side: 14 days, with interest, whatever the reason',
      { reason: 'breathing-space', isProvisional: true },
      {},
      { from: '2026-11-19', until: '2026-12-02', interestFreeFrom: null },
    ],
  ])('%s', (_, hold, situation, terms) => {
    expect(check(hold, situation)).toEqual(terms);
  });

  it.each<[string, Partial<HoldToCheck>, Partial<HoldSituation>, string]>([
    ['a claimant’s "vulnerable"', { reason: 'vulnerable', consented: true }, { by: 'claimant' }, 'reason'],
    [
      'breathing space in Scotland',
      { reason: 'breathing-space', from: day('2026-11-02') },
      { nation: 'Scotland' },
      'reason',
    ],
    ['health without consent', { reason: 'vulnerable' }, {}, 'consented'],
    [
      'health without consent, provisionally',
      { reason: 'mental-health-breathing-space', isProvisional: true },
      {},
      'consented',
    ],
    ['a breathing space without its first day', { reason: 'breathing-space' }, {}, 'from'],
    ['one that begins tomorrow', { reason: 'breathing-space', from: day('2026-11-20') }, {}, 'from'],
    ['one that is over', { reason: 'breathing-space', from: day('2026-09-20') }, {}, 'from'],
    ['one before the law', { reason: 'breathing-space', from: day('2021-05-03') }, {}, 'from'],
    [
      'a crisis that is over',
      {
        reason: 'mental-health-breathing-space',
        from: day('2026-09-20'),
        until: day('2026-11-18'),
        consented: true,
      },
      {},
      'until',
    ],
    ['mediation without an end', { reason: 'mediation' }, {}, 'until'],
    ['mediation that ended yesterday', { reason: 'mediation', until: day('2026-11-18') }, {}, 'until'],
    ['more than 90 days', { reason: 'debt-advice', until: day('2027-02-18') }, {}, 'until'],
  ])('are refused for %s', (_, hold, situation, field) => {
    expect(check(hold, situation)).toMatchObject({ problem: { field } });
  });

  it('are those of the breathing space of 60 days on its last day, and not the day after', () => {
    const hold = { reason: 'breathing-space', from: day('2026-11-02') } as const;
    expect(check(hold, { today: day('2026-12-31') })).toMatchObject({ until: '2026-12-31' });
    expect(check(hold, { today: day('2027-01-01') })).toMatchObject({ problem: { field: 'from' } });
  });
});

describe('what is said of a hold', () => {
  const until = day('2026-12-31');
  const rests = 'Nothing is asked of the defendant meanwhile, and every deadline is later by as long.';

  it.each([
    [
      { until, isStatutory: true, isConfirmed: true },
      'England & Wales',
      `Paused until 31 December 2026: the defendant is in a breathing space. ${rests} No interest is added for these days.`,
    ],
    [
      { until: null, isStatutory: true, isConfirmed: true },
      'Scotland',
      `Paused until further notice: the defendant is in a statutory moratorium. ${rests} No interest is added for these days.`,
    ],
    [
      { until, isStatutory: false, isConfirmed: true },
      'England & Wales',
      `Paused until 31 December 2026. ${rests}`,
    ],
    [
      { until, isStatutory: true, isConfirmed: false },
      'England & Wales',
      `Paused until 31 December 2026, while our team looks into what the defendant told us. ${rests}`,
    ],
  ] as const)('%j in %s', (hold, nation, words) => {
    expect(pausedSentence(hold, nation)).toBe(words);
  });

  it('names the end to one who cannot act', () => {
    expect(refusedOnHold({ until })).toBe(
      'This claim is paused until 31 December 2026, so nothing can be asked of the defendant now.',
    );
  });
});
