import { describe, expect, it } from 'vitest';
import { formatLongDate } from '../shared/dates.ts';
import { addDays, toIsoDate } from '../shared/iso-date.ts';
import { checkLetter } from './check-letter.ts';
import { draftLetter } from './draft-letter.ts';
import { resolvePlaceholders } from './placeholders.ts';
import { redateLetter } from './redate-letter.ts';
import { sampleClaims, sampleToday, sampleValues } from './testing/sample-claims.ts';

describe('redateLetter', () => {
  it.each([0, 1, 16, 400])('lets a letter drafted %s days ago pass the final check', (days) => {
    const today = addDays(sampleToday, days);
    const values = { ...sampleValues, date: formatLongDate(today) };
    for (const context of sampleClaims) {
      const redated = redateLetter(draftLetter(context), context.facts, sampleToday, today);
      const sent = resolvePlaceholders(redated, values);
      expect(checkLetter(sent, { ...context, today }, 'final', values)).toEqual([]);
    }
  });

  it('leaves a longer day number alone', () => {
    const claim = { issueType: 'Other', jurisdiction: 'Scotland' };
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
