import { emptyClaimForm } from '@plainclaim/domain/claims/claim-form';
import { factsAsTyped } from '@plainclaim/domain/claims/facts/input/facts-as-typed';
import { formWithFacts } from '@plainclaim/domain/claims/facts/input/form-and-facts';
import { kitchenFacts } from '@plainclaim/domain/claims/facts/testing/kitchen-facts';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import type { Draft } from '../../../lib/claims-api.ts';
import { ClaimSummary } from './claim-summary.tsx';
import { StorySummary } from './story-summary.tsx';

const facts = factsAsTyped(kitchenFacts);

const form = formWithFacts(
  {
    ...emptyClaimForm,
    issueType: 'Consumer Rights',
    description: 'I paid a deposit for oak worktops. They were never delivered.',
    jurisdiction: 'England & Wales',
    defendantType: 'company',
    defendantCompanyName: 'Tarn & Thistle Kitchens Ltd',
    defendantContactPerson: 'Gareth Pell',
    plaintiffName: 'Hannah Okoro',
    plaintiffEmail: 'hannah@example.com',
    plaintiffDateOfBirth: '1990-01-01',
    plaintiffAddress: '27 Marlowe Street, Leeds',
    plaintiffPostcode: 'LS6 9ZQ',
    defendantEmail: 'accounts@tarnandthistle.example',
    defendantAddressLine1: 'Unit 4, Weir Mill',
    defendantTownCity: 'Todmorden',
    defendantPostcode: 'OL14 9ZQ',
  },
  facts,
);

const draft = { id: '30000000-0000-4000-8000-000000000001', form, facts } as Draft;

const html = (element: ReactElement) =>
  renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);

// The claimant has just read the same on the review. What stands beside the letter is there to look something up.
it.each<[string, ReactElement, string]>([
  ['the claim', <ClaimSummary key="claim" form={form} facts={facts} documents={[]} />, 'Consumer Rights'],
  ['its sums and dates', <StorySummary key="story" draft={draft} />, 'Deposit, paid 12 June 2026'],
])('the summary of %s beside the letter is folded', (_what, summary, part) => {
  const shown = html(summary);
  const [before = '', folded = ''] = shown.split(/<details(?![^>]* open)[^>]*>/);
  expect(folded).toContain(part);
  expect(before).not.toContain(part);
  expect(shown).not.toMatch(/<details[^>]* open/);
});
