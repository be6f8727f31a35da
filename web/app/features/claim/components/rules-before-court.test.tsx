import { kitchenFacts } from '@plainclaim/domain/claims/facts/testing/kitchen-facts';
import { postAsWell } from '@plainclaim/domain/letters/enclosures/post-as-well';
import { rulesBeforeCourt, rulesBeforeCourtTitle } from '@plainclaim/domain/letters/rules-before-court';
import { toIsoDate } from '@plainclaim/domain/shared/iso-date';
import { pence } from '@plainclaim/domain/shared/money';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Claim, ClaimDetails, LetterService } from '../../../lib/claims-api.ts';
import { RulesBeforeCourt } from './rules-before-court.tsx';

const now = new Date('2026-11-18T10:00:00Z');

const claim = {
  status: 'pending',
  amount: 900,
  issue_type: 'Debt Recovery',
  jurisdiction: 'England & Wales',
  incident_date: '2026-09-14',
  plaintiff_date_of_birth: null,
  defendant_type: 'company',
} as Claim;

type Attempt = Pick<LetterService['attempts'][number], 'method' | 'outcome'>;

const shown = (
  change: Partial<Claim> = {},
  facts: ClaimDetails['facts'] = null,
  attempts: readonly Attempt[] = [],
) =>
  renderToStaticMarkup(
    <RulesBeforeCourt
      claim={{ ...claim, ...change }}
      facts={facts}
      service={{ attempts } as LetterService}
      now={now}
    />,
  ).replaceAll('&amp;', '&');

describe('the rules before court on the page of a claim', () => {
  it.each(['individual', 'company'] as const)(
    'are told as before the letter, to a defendant who is: %s',
    (defendantType) => {
      const told = rulesBeforeCourt(
        {
          amount: pence(90_000),
          issueType: 'Debt Recovery',
          jurisdiction: 'England & Wales',
          defendantType,
        },
        toIsoDate('2026-11-18'),
      );
      const page = shown({ defendant_type: defendantType });
      expect(page).toContain(rulesBeforeCourtTitle);
      expect(told.length).toBeGreaterThan(0);
      for (const words of told) expect(page).toContain(words);
    },
  );

  it('say why a debt letter of a business is posted as well, and what goes with it', () => {
    const facts = { ...kitchenFacts, claimant: 'company', defendant: 'individual' } as ClaimDetails['facts'];
    const page = shown({ defendant_type: 'individual' }, facts);
    for (const words of [postAsWell.title, postAsWell.enclosed, postAsWell.why, postAsWell.how])
      expect(page).toContain(words);
    expect(page).not.toContain('If you claim as a business');
    const ofPerson = { ...kitchenFacts, defendant: 'individual' } as ClaimDetails['facts'];
    expect(shown({ defendant_type: 'individual' }, ofPerson)).not.toContain(postAsWell.title);
    expect(shown({ defendant_type: 'company' }, { ...facts, defendant: 'company' } as never)).not.toContain(
      postAsWell.title,
    );
  });

  it.each<[Attempt, boolean]>([
    [{ method: 'first-class-post', outcome: 'sent' }, false],
    [{ method: 'first-class-post', outcome: 'returned' }, true],
    [{ method: 'email', outcome: 'sent' }, true],
  ])('ask to post a debt letter until it was posted: %j', (attempt, isAsked) => {
    const facts = { ...kitchenFacts, claimant: 'company', defendant: 'individual' } as ClaimDetails['facts'];
    const page = shown({ defendant_type: 'individual' }, facts, [attempt]);
    expect(page.includes(postAsWell.title)).toBe(isAsked);
    expect(page).toContain(postAsWell.enclosed);
  });

  it('are no longer told once the claim is closed', () => {
    for (const status of ['resolved', 'cancelled'] as const) expect(shown({ status })).toBe('');
  });
});
