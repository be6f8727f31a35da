import { formatDateTime } from '@plainclaim/domain/shared/dates';
import { useId } from 'react';
import { Icon } from '../../../art/icon.tsx';
import { problemWords } from '../../../lib/problem-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Alert } from '../../../ui/display/alert.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { LoadFailure } from '../../../ui/display/load-failure.tsx';
import { Loading, SkeletonText } from '../../../ui/display/skeleton.tsx';
import { useReconcileNow, useReconciliation } from '../api/payouts.ts';
import type { ReconciliationRun } from '../api/payouts-api.ts';

/** Results of the nightly comparison of card provider, payment links and ledger. */
export function Reconciliation() {
  const titleId = useId();
  const runs = useReconciliation();
  const now = useReconcileNow();
  return (
    <section aria-labelledby={titleId} className="mt-14">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id={titleId} className="text-24">
            Reconciliation
          </h2>
          <p className="mt-1 max-w-[62ch] text-ink-2">
            Every night the card provider, the payment links and the ledger are compared. Payments we missed
            are settled; what still differs is listed.
          </p>
        </div>
        <Button
          variant="secondary"
          size="sm"
          busy={now.isPending}
          busyLabel="Comparing…"
          onClick={() => now.mutate()}
        >
          <Icon name="refresh" className="size-[1.2em]" />
          Run now
        </Button>
      </div>
      {now.isError ? <Alert live tone="danger" className="mt-4" title={problemWords(now.error)} /> : null}
      <Card className="mt-4">
        <Runs runs={runs} />
      </Card>
    </section>
  );
}

function Runs({ runs }: { runs: ReturnType<typeof useReconciliation> }) {
  if (runs.isPending) {
    return (
      <div className="p-5">
        <Loading label="Loading the last runs">
          <SkeletonText lines={3} />
        </Loading>
      </div>
    );
  }
  if (!runs.data) return <LoadFailure title="The last runs could not be loaded." query={runs} />;
  if (runs.data.length === 0) return <p className="p-5 text-ink-2 sm:px-7">Nothing was compared yet.</p>;
  return (
    <ol aria-label="Last runs, newest first">
      {runs.data.map((run) => (
        <li key={run.id} className="border-t border-line px-5 py-4 first:border-t-0 sm:px-7">
          <Run run={run} />
        </li>
      ))}
    </ol>
  );
}

function Run({ run }: { run: ReconciliationRun }) {
  const { length } = run.differences;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="tabular-nums">
          {formatDateTime(new Date(run.ran_at))}
          <span className="text-ink-2">
            {' '}
            · {run.checked.toLocaleString('en-GB')} {run.checked === 1 ? 'payment' : 'payments'} checked
            {run.settled > 0 ? `, ${run.settled} of them recorded only now` : null}
          </span>
        </p>
        {length === 0 ? (
          <Badge tone="green" icon="circle-check">
            No differences
          </Badge>
        ) : (
          <Badge tone="red" icon="alert">
            {length} {length === 1 ? 'difference' : 'differences'}
          </Badge>
        )}
      </div>
      {length > 0 ? (
        <ul className="mt-2 grid list-disc gap-1 pl-5 text-15 text-ink-2 marker:text-edge">
          {run.differences.map((difference) => (
            <li key={`${difference.kind} ${difference.about}`} className="wrap-anywhere">
              {difference.detail} <span className="text-14">({difference.about})</span>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
