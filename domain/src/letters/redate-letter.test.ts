import { describe, expect, it } from 'vitest';
import { formatLongDate } from '../shared/dates.ts';
import { addDays, toIsoDate } from '../shared/iso-date.ts';
import { checkLetter } from './check-letter.ts';
import { draftLetter } from './draft-letter.ts';
import { resolvePlaceholders } from './placeholders.ts';
import { redateLetter } from './redate-letter.ts';
import { sampleClaim, sampleClaims, sampleToday, sampleValues } from './testing/sample-claims.ts';

describe('redateLetter', () => {
  it.each([0, 1, 16, 400])('lets a letter drafted %s days ago pass the final check', (days) => {
    const today = addDays(sampleToday, days);
    const values = { ...sampleValues, date: formatLongDate(today) };
    for (const context of sampleClaims) {
      const redated = redateLetter(draftLetter(context), context, sampleToday, today);
      const sent = resolvePlaceholders(redated, values);
      expect(checkLetter(sent, { ...context, today }, 'final', values)).toEqual([]);
    }
  });

  it('moves a typed date at the head and the last day, and nothing in the account', () => {
    const told = 'He promised on 15 November 2026 to pay by 29 November 2026.';
    const context = sampleClaim('Contract Dispute', 'Scotland', { issueDescription: told });
    const typed = draftLetter(context).replace('[DATE]', '15 November 2026');
    const redated = redateLetter(typed, context, sampleToday, toIsoDate('2026-11-18'));
    expect(redated).toMatch(/^18 November 2026\n/);
    expect(redated).toContain('Please reply by: 2 December 2026');
    expect(redated).toContain(told);
  });

  it('leaves a longer day number alone', () => {
    const claim = sampleClaim('Other', 'Scotland');
    expect(
      redateLetter(
        '1 May 2026, 21 May 2026, 11 May 2026',
        claim,
        toIsoDate('2026-04-17'),
        toIsoDate('2026-04-18'),
      ),
    ).toBe('2 May 2026, 21 May 2026, 11 May 2026');
  });
});
