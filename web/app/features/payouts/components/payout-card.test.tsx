import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { ToastProvider } from '../../../ui/overlays/toast.tsx';
import type { Payout } from '../api/payouts-api.ts';
import { refundQuestion } from '../refund-words.ts';
import { PayoutCard } from './payout-card.tsx';

const payout: Payout = {
  id: '70000000-0000-4000-8000-000000000001',
  payment_id: '71000000-0000-4000-8000-000000000001',
  claim_id: '10000000-0000-4000-8000-000000000001',
  user_id: '20000000-0000-4000-8000-000000000001',
  amount: 810,
  status: 'cancelled',
  reference: null,
  reason: 'Both agreed on it.',
  created_at: '2026-11-16T09:00:00.000Z',
  decided_at: '2026-11-17T09:00:00.000Z',
  short_reference: 'PC-7K4M-92QX',
  plaintiff_name: 'Hannah Okoro',
  defendant_name: 'Sam Reed',
  gross: 900,
  commission: 90,
  received_at: '2026-11-16T09:00:00.000Z',
  has_details: false,
  refund_state: 'done',
  refundable_until: '2026-11-30T09:00:00.000Z',
  refund_refusal: 'This payment is already refunded.',
};

const shown = (more: Partial<Payout> = {}) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <ToastProvider>
        <MemoryRouter>
          <PayoutCard payout={{ ...payout, ...more }} />
        </MemoryRouter>
      </ToastProvider>
    </QueryClientProvider>,
  ).replace(/<[^>]+>/g, '\n');

describe('a refunded payment', () => {
  it('is given back once the card provider has said so', () => {
    expect(shown()).toContain('Given back');
    expect(shown()).not.toMatch(/provider|Refund again/);
  });

  it('only goes back until then', () => {
    const words = shown({ refund_state: 'requested' });
    expect(words).toContain('The card provider was asked, and has not confirmed it yet.');
    expect(words).not.toMatch(/Given back|already refunded/);
  });

  it('is still owed where the card provider refused, and can be asked for again', () => {
    const words = shown({ refund_state: 'failed', refund_refusal: null });
    expect(words).toContain('The card provider refused the refund');
    expect(words).toContain('Refund again');
    expect(words).not.toMatch(/Given back|A refund is possible within/);
  });
});

it.each([
  [null, 'Give £900.00 back?', /Both are told by e-mail at once\./],
  ['failed', 'Ask for the refund of £900.00 again?', /and are not told again\.$/],
] as const)('a refund says first whom it tells: %s', (refund_state, title, words) => {
  const question = refundQuestion({ ...payout, refund_state });
  expect(question.title).toBe(title);
  expect(question.words).toMatch(words);
});
