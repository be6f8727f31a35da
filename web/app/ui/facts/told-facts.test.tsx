import type { FactsContent } from '@plainclaim/domain/claims/facts/case-facts';
import { factsOfSimpleClaim } from '@plainclaim/domain/claims/facts/facts-of-simple-claim';
import { kitchenFacts, letterDate } from '@plainclaim/domain/claims/facts/testing/kitchen-facts';
import { toIsoDate } from '@plainclaim/domain/shared/iso-date';
import { pence } from '@plainclaim/domain/shared/money';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { ToldFacts } from './told-facts.tsx';

const days = { nation: 'England & Wales', letterDate, to: letterDate, interestFree: [] } as const;
const shown = (facts: FactsContent) =>
  renderToStaticMarkup(
    <RouterProvider
      router={createMemoryRouter([{ path: '/', element: <ToldFacts facts={facts} days={days} /> }])}
    />,
  );

it('prints names as the letter does: formatting marks are left out, words in angle brackets are not', () => {
  const [item, ...others] = kitchenFacts.evidence as [FactsContent['evidence'][number]];
  const html = shown({
    ...kitchenFacts,
    evidence: [{ ...item, what: '<b>Order form</b> of <Anna>' }, ...others],
  });
  expect(html).toContain('Order form of &lt;Anna&gt;');
  expect(html).not.toContain('&lt;b&gt;');
});

it('shows nothing that only fills a form: neither a working nor a day without words', () => {
  const simple = factsOfSimpleClaim({
    issueType: 'Property Damage',
    amount: pence(900_00),
    incidentDate: toIsoDate('2026-09-14'),
    defendantType: 'individual',
  });
  const html = shown({ ...simple, triedToSettle: 'I rang twice.' });
  expect(html).toContain('£900.00');
  expect(html).toContain('I rang twice.');
  expect(html).not.toMatch(/As the description says|Day of the events|What happened when/);
});
