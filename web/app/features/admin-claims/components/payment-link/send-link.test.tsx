import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { linkPreviewKey } from '../../api/payment-link.ts';
import { LinkTerms } from './link-terms.tsx';
import { SendLink } from './send-link.tsx';

const claimId = '10000000-0000-4000-8000-000000000001';

function shown(refusal: string | null): string {
  const client = new QueryClient();
  client.setQueryData(linkPreviewKey(claimId), {
    amount: 900,
    is_settlement: false,
    refusal,
    is_disputed: false,
    mail: { subject: 'Payment of £900.00', text: 'Dear Sam Reed, you can now pay.' },
    mail_to_team: null,
  });
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <LinkTerms claimId={claimId} isToTeam={false} />
      <SendLink claimId={claimId} onSend={() => {}} />
    </QueryClientProvider>,
  );
}

describe('the button that sends a payment link', () => {
  it('is live where a link can be sent', () => {
    expect(shown(null)).toContain('Send Payment Link');
    expect(shown(null)).not.toContain('aria-disabled="true"');
  });

  it('is off where the dialog says that none is sent, and names that as the reason', () => {
    const html = shown('An offer of £600.00 waits for the claimant’s answer.');
    expect(html).toContain('aria-disabled="true"');
    const [, reason] = /aria-describedby="([^"]+)"/.exec(html) ?? [];
    expect(html).toMatch(new RegExp(`id="${reason}".*An offer of £600\\.00 waits`));
  });
});
