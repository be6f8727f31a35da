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
  link_notice: null,
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

it('names a payment link for another sum that can still be paid', () => {
  expect(shown()).not.toContain('A payment link is out');
  const link_notice = 'A payment link for £900.00 can be paid until 14 December 2026.';
  expect(shown({ link_notice })).toContain(link_notice);
});

it('says so where nobody is left to be told', () => {
  expect(shown({ mail: null })).toContain(
    'The claimant has deleted their account, so no mail is sent to them.',
  );
});
