import { randomUUID } from 'node:crypto';
import { formatGbp } from '@plainclaim/domain/shared/money';
import { queueMail } from '../../../platform/mail/queue-mail.ts';
import { checkoutOfReport, overdueCheckouts } from '../checkout/checkout.store.ts';
import { closeCheckoutOf } from '../checkout/close-checkout.ts';
import { settleReport } from '../checkout/settle-checkout.ts';
import type { PaymentsDeps } from '../payments.deps.ts';
import { payRefundOf } from '../refunds/pay-refund.ts';
import { unfinishedRefunds } from '../refunds/refunds.store.ts';
import { contradictions, insertRun, lastRuns, paidSince, type RunRow } from './reconciliation.store.ts';
import type { Difference } from './reconciliation.tables.ts';
import { writeDifferencesMail } from './reconciliation-mail.tsx';

const dayMs = 86_400_000;
/** Covers a weekend without a worker. */
const overlapDays = 3;
const firstLookDays = 35;
const mostAtOnce = 500;
/** Limits the team's mail; the run stores all differences. */
const mostDifferences = 1000;

/**
 * Compares the provider's records, our payments and the ledger. Records missed payments, retries waiting
 * refunds and closes expired checkouts; stores the differences and mails them to the team.
 */
export async function reconcile(deps: PaymentsDeps, startedBy: string | null): Promise<RunRow> {
  const ranAt = deps.clock.now();
  const [last] = await lastRuns(deps.db, 1);
  const since = new Date(
    last ? last.ranAt.getTime() - overlapDays * dayMs : ranAt.getTime() - firstLookDays * dayMs,
  );
  const isOn = deps.cards.name !== 'off';
  if (isOn) await finishWhatWaits(deps);
  const provider = isOn
    ? await compareWithProvider(deps, since)
    : { checked: 0, settled: 0, differences: [] };
  const differences = [...provider.differences, ...(await contradictions(deps.db))].slice(0, mostDifferences);
  const { checked, settled } = provider;
  const run: RunRow = { id: randomUUID(), ranAt, since, checked, settled, differences, startedBy };
  await deps.db.transaction(async (tx) => {
    await insertRun(tx, run);
    if (differences.length > 0)
      await queueMail(deps, tx, {
        ...(await writeDifferencesMail(run, deps.siteUrl)),
        to: { address: deps.config.TEAM_MAILBOX },
        dedupeKey: `reconciliation:${run.id}`,
      });
  });
  deps.log.info({ checked, settled, differences: differences.length }, 'payments were compared');
  return run;
}

/** Errors are logged, so that one failure does not block the others; the next night retries it. */
async function finishWhatWaits(deps: PaymentsDeps): Promise<void> {
  const patient = async (what: string, act: () => Promise<unknown>) => {
    try {
      await act();
    } catch (error) {
      deps.log.warn({ err: error, what }, 'something that waited could not be finished');
    }
  };
  for (const { id } of await overdueCheckouts(deps.db, deps.cards.name, deps.clock.now(), mostAtOnce))
    await patient(`checkout ${id}`, () => closeCheckoutOf(deps, id));
  for (const id of await unfinishedRefunds(deps.db, mostAtOnce))
    await patient(`refund ${id}`, () => payRefundOf(deps, id));
}

type Comparison = Pick<RunRow, 'checked' | 'settled' | 'differences'>;

async function compareWithProvider(deps: PaymentsDeps, since: Date): Promise<Comparison> {
  const differences: Difference[] = [];
  const seen = new Set<string>();
  let settled = 0;
  // Payments that arrive during the comparison are left to the next night.
  const to = new Date(deps.clock.now().getTime() + 1);
  for await (const report of deps.cards.listPaid({ from: since, to })) {
    seen.add(report.sessionId);
    const about = report.sessionId;
    const outcome = await settleReport(deps, report);
    if (outcome === 'unknown')
      differences.push({
        kind: 'unknown-payment',
        about,
        detail: `The provider received ${formatGbp(report.amount)} for a checkout we do not know`,
      });
    if (outcome === 'settled' || outcome === 'surplus') {
      settled++;
      differences.push({
        kind: 'missed-payment',
        about,
        detail: `${formatGbp(report.amount)} had not been recorded; it is now (${outcome})`,
      });
    }
    if (outcome === 'differs') differences.push(await differing(deps, report));
  }
  for (const one of await paidSince(deps.db, deps.cards.name, since)) {
    const report = seen.has(one.sessionId) ? null : await deps.cards.readCheckout(one.sessionId);
    if (!seen.has(one.sessionId) && report?.state !== 'paid')
      differences.push({
        kind: 'not-paid-at-provider',
        about: one.paymentId,
        detail: `We recorded a payment; the provider says the checkout is ${report?.state ?? 'not known'}`,
      });
  }
  return { checked: seen.size, settled, differences };
}

async function differing(
  deps: PaymentsDeps,
  report: Parameters<typeof settleReport>[1],
): Promise<Difference> {
  const checkout = await checkoutOfReport(deps.db, deps.cards.name, report);
  return {
    kind: 'amount-differs',
    about: report.sessionId,
    detail: `The provider received ${report.amount} pence (${report.currency}), we asked for £${checkout?.amount}`,
  };
}
