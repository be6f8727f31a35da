import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { heldMailsKey, type MailActs } from '../../lib/mail-acts.ts';
import { ToastProvider } from '../overlays/toast.tsx';
import { type HeldMailGroup, HeldMailsOf } from './held-mails.tsx';

const claimId = '10000000-0000-4000-8000-000000000001';
const otherClaimId = '10000000-0000-4000-8000-000000000002';
const later = new Date(Date.now() + 3_600_000).toISOString();

const mail = (more: Partial<MailActs[number]>): MailActs[number] => ({
  id: '20000000-0000-4000-8000-000000000001',
  kind: 'payout-paid',
  claim_id: claimId,
  to: 'hannah@post.example',
  subject: 'We have sent you £720.00',
  held_until: later,
  may_take_back: true,
  may_correct: false,
  ...more,
});

/** What an admin is shown who has just opened the page: nothing but the server's answer is known. */
function shown(mails: MailActs, group: HeldMailGroup, of?: string): string {
  const client = new QueryClient();
  client.setQueryData(heldMailsKey, mails);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <ToastProvider>
        <HeldMailsOf group={group} claimId={of} />
      </ToastProvider>
    </QueryClientProvider>,
  );
}

it('offers to take back what any admin has said of a payout in the last minute', () => {
  const html = shown([mail({})], 'payouts');
  expect(html).toContain('We have sent you £720.00');
  expect(html).toContain('Take it back');
  expect(html).toContain('the payout and the books are as they were before');
});

it('offers nothing whose minute is over', () => {
  const before = new Date(Date.now() - 1000).toISOString();
  expect(shown([mail({ held_until: before })], 'payouts')).not.toContain('Take it back');
});

it('shows each act where it is taken, and that of a claim beside its claim', () => {
  const link = mail({ kind: 'payment-link', subject: 'Payment of £900.00' });
  expect(shown([link], 'payouts')).not.toContain('Take it back');
  expect(shown([link], 'payment-links')).toContain('Payment of £900.00');
  expect(shown([link], 'payment-links', claimId)).toContain('Take it back');
  expect(shown([link], 'payment-links', otherClaimId)).not.toContain('Take it back');
});
