import { formatClockTime } from '@plainclaim/domain/shared/dates';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Offer } from '../../api/admin-api.ts';
import { StandingNotice } from './standing-notice.tsx';

const hour = 3_600_000;
const later = new Date(Date.now() + hour).toISOString();
const before = new Date(Date.now() - hour).toISOString();

const offer: Offer = {
  id: '60000000-0000-4000-8000-000000000001',
  claim_id: '50000000-0000-4000-8000-000000000001',
  offered_amount: 600,
  settlement_reference: 'SET-2026-ABCDEF',
  defendant_message: '',
  admin_notes: '',
  created_at: before,
  shown_from: before,
  answerable_until: null,
  withdrawn_at: null,
  replaced_at: null,
  response: null,
};
const held = { ...offer, offered_amount: 650, shown_from: later };
const known = { ...offer, replaced_at: before, answerable_until: later };

const shown = (...offers: Offer[]) =>
  renderToStaticMarkup(<StandingNotice offers={offers} />).replace(/<[^>]+>/g, '\n');

it('says of an offer that the claimant was shown that they can answer it until they see the new one', () => {
  expect(shown(offer)).toContain('This replaces the offer of £600.00.');
  expect(shown(offer)).toContain('The claimant has not answered that one yet, and can until they see');
});

it('says of an offer in its own minute that the claimant never sees it if the new one comes in time', () => {
  const words = shown(held);
  expect(words).toContain('This replaces the offer of £650.00.');
  expect(words).toContain(
    `If you send the new one before ${formatClockTime(new Date(later))}, they never will be, and its e-mail does not leave.`,
  );
  expect(words).toContain('They see the new one a minute after you send it.');
  expect(words).not.toContain('has not answered');
});

it('names the offer that the claimant can still answer meanwhile', () => {
  expect(shown(held, known)).toContain('They know of the offer of £600.00, and can answer it until they see');
  expect(shown(held, { ...known, answerable_until: before })).not.toContain('They know of');
  expect(shown(held, { ...known, withdrawn_at: before })).not.toContain('They know of');
});

it('says nothing where no offer stands', () => {
  expect(shown()).toBe('');
  expect(shown({ ...offer, replaced_at: before })).toBe('');
});
