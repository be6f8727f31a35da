import { Icon } from '../../../art/icon.tsx';
import { problemWords } from '../../../lib/problem-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Alert } from '../../../ui/display/alert.tsx';
import { DescriptionList } from '../../../ui/display/description-list.tsx';
import { useRevealDetails } from '../api/payouts.ts';
import type { Payout } from '../api/payouts-api.ts';

/** Loaded on request only, because each reveal is recorded. */
export function BankDetails({ payout }: { payout: Payout }) {
  const reveal = useRevealDetails(payout.id);
  if (payout.status === 'paid' || payout.status === 'cancelled') return null;
  if (!payout.has_details) {
    return (
      <Alert tone="amber" title="No bank details yet">
        The claimant is asked for them on the claim’s page. Wait until they are there before you pay.
      </Alert>
    );
  }
  if (reveal.data) {
    const { account_holder, sort_code, account_number } = reveal.data;
    return (
      <div>
        <DescriptionList
          wide
          facts={[
            { term: 'Account holder', detail: account_holder },
            { term: 'Sort code', detail: sort_code },
            { term: 'Account number', detail: account_number },
          ]}
        />
        <Button variant="quiet" size="sm" onClick={() => reveal.reset()}>
          <Icon name="eye-off" className="size-[1.2em]" />
          Hide bank details
        </Button>
      </div>
    );
  }
  return (
    <div>
      <Button variant="secondary" size="sm" busy={reveal.isPending} onClick={() => reveal.mutate()}>
        <Icon name="eye" className="size-[1.2em]" />
        Show bank details
      </Button>
      <p className="mt-2 text-14 text-ink-2">That you looked is recorded with your name.</p>
      {reveal.isError ? (
        <Alert live tone="danger" className="mt-3" title={problemWords(reveal.error)} />
      ) : null}
      {reveal.data === null ? (
        <Alert live tone="danger" className="mt-3" title="The bank details cannot be read any more.">
          Ask the claimant to give them again.
        </Alert>
      ) : null}
    </div>
  );
}
