import { describe, expect, it } from 'vitest';
import type { PartyKind } from '../../claims/facts/case-facts.ts';
import { shippedLaw } from '../../law/law.ts';
import { toIsoDate } from '../../shared/iso-date.ts';
import type { Nation } from '../../shared/nation.ts';
import { holdOfTelling, type Telling, tellingsFor } from './tellings.ts';

const england = {
  today: toIsoDate('2026-11-20'),
  nation: 'England & Wales',
  defendant: 'individual',
  law: shippedLaw,
} as const;

describe('what may be told', () => {
  it.each<[Nation, PartyKind, readonly Telling[]]>([
    [
      'England & Wales',
      'individual',
      ['breathing-space', 'mental-health-breathing-space', 'vulnerable', 'debt-advice'],
    ],
    [
      'England & Wales',
      'sole-trader',
      ['breathing-space', 'mental-health-breathing-space', 'vulnerable', 'debt-advice'],
    ],
    ['Scotland', 'individual', ['moratorium', 'vulnerable', 'debt-advice']],
    ['Northern Ireland', 'individual', ['vulnerable', 'debt-advice']],
    ['England & Wales', 'company', ['debt-advice']],
    ['Scotland', 'organisation', ['debt-advice']],
  ])('in %s by a %s: %j', (nation, defendant, reasons) => {
    expect(tellingsFor({ nation, defendant }).map(({ reason }) => reason)).toEqual(reasons);
  });

  it('asks consent for what tells of health, and speaks of a company as several', () => {
    expect(
      tellingsFor(england).flatMap(({ reason, needsConsent }) => (needsConsent ? [reason] : [])),
    ).toEqual(['mental-health-breathing-space', 'vulnerable']);
    expect(tellingsFor({ ...england, defendant: 'company' })[0]?.label).toBe(
      'We are getting advice about debts',
    );
  });
});

describe('the pause that it sets', () => {
  it.each(['breathing-space', 'debt-advice'] as const)('for %s is provisional', (reason) => {
    expect(holdOfTelling({ reason, consented: false }, england)).toEqual({
      from: '2026-11-20',
      until: '2026-12-03',
      interestFreeFrom: null,
    });
  });

  it('for health waits for consent', () => {
    const told = { reason: 'vulnerable', consented: false } as const;
    expect(holdOfTelling(told, england)).toMatchObject({ problem: { field: 'consented' } });
    expect(holdOfTelling({ ...told, consented: true }, england)).toMatchObject({ until: '2026-12-03' });
  });

  it('is none for what cannot be told here', () => {
    const told = { reason: 'moratorium', consented: false } as const;
    expect(holdOfTelling(told, england)).toMatchObject({ problem: { field: 'reason' } });
  });
});
