import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { OfferPreview } from './offer-preview.tsx';

const preview = {
  plaintiff_name: 'Hannah Okoro',
  defendant_name: 'Sam Reed',
  claimed_amount: 900,
  offered_amount: 600,
  commission: 60,
  to_claimant: 540,
  mail: { to: 'hannah@post.example', subject: 'Sam Reed offers £600.00', text: 'You have an offer.' },
};

const shown = (more: Partial<Parameters<typeof OfferPreview>[0]['preview']> = {}) =>
  renderToStaticMarkup(<OfferPreview preview={{ ...preview, ...more }} />).replace(/<[^>]+>/g, '\n');

it('shows an offer before it is sent: whose it is, the claimant’s 90% and the mail', () => {
  const words = shown();
  for (const part of [
    'Hannah Okoro',
    'Sam Reed',
    '£900.00',
    '£600.00',
    'Our 10%',
    '£60.00',
    'The claimant’s 90%',
    '£540.00',
    'to hannah@post.example',
    'Sam Reed offers £600.00\n\nYou have an offer.',
  ])
    expect(words).toContain(part);
});

it('says so where nobody is left to be told', () => {
  expect(shown({ mail: null })).toContain(
    'The claimant has deleted their account, so no mail is sent to them.',
  );
});
