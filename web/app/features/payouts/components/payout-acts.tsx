import { canMovePayout, mayHaveFailed } from '@plainclaim/domain/payments/payout';
import { formatGbp, penceFromPounds } from '@plainclaim/domain/shared/money';
import { serviceTerms } from '@plainclaim/domain/shared/service-terms';
import { problemWords } from '../../../lib/problem-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Confirm } from '../../../ui/overlays/confirm.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import type { ToastMessage } from '../../../ui/overlays/toast-list.ts';
import { type PayoutAct, useActOnPayout } from '../api/payouts.ts';
import type { Payout } from '../api/payouts-api.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { RefundAct } from './refund-act.tsx';

/** The actions possible on a payout now. Each asks for confirmation and names its consequence. */
export function PayoutActs({ payout }: { payout: Payout }) {
  const toast = useToast();
  const act = useActOnPayout(payout.id, (done) => toast(doneWords[done]));
  const failed = act.isError ? problemWords(act.error) : undefined;
  const { status } = payout;
  const amount = formatGbp(penceFromPounds(payout.amount));
  const { plaintiff_name: claimant } = payout;
  return (
    <>
      <div className="mt-5 flex flex-wrap gap-3 border-t border-line pt-5 empty:hidden">
        {canMovePayout(status, 'paid') && payout.has_details ? (
          <ReasonDialog
            trigger={<Button size="sm">Mark as paid</Button>}
            title={`Has ${amount} been sent?`}
            field={{
              label: 'Reference',
              hint: 'What the claimant sees on their bank statement.',
              missing: 'Please enter the reference of the transfer.',
            }}
            verb="Mark as paid"
            onSay={(reference) => act.mutateAsync({ act: 'paid', reference })}
          >
            Say so once the bank has taken the transfer. {claimant} is told by e-mail a minute later; until
            then it can be taken back without a word to them. The payment can no longer be refunded here.
          </ReasonDialog>
        ) : null}
        {canMovePayout(status, 'due') ? (
          <Confirm
            trigger={<Button size="sm">Try again</Button>}
            title={`Try to pay ${amount} again?`}
            verb="Try again"
            busyLabel="Working…"
            failed={failed}
            onConfirm={async () => {
              await act.mutateAsync({ act: 'due' });
            }}
          >
            No money moves yet: {amount} is listed under Due again, to be sent from the bank once more.{' '}
            {claimant} is sent no e-mail about it; in a minute the claim’s page says that the payout is due.
            Where the failure was recorded less than a minute ago, its e-mail is not sent either, unless they
            were told before that the money had been sent.
          </Confirm>
        ) : null}
        {mayHaveFailed(status, payout.has_details) ? (
          <ReasonDialog
            trigger={
              <Button variant="secondary" size="sm">
                {status === 'paid' ? 'The bank sent it back' : 'It failed'}
              </Button>
            }
            title={status === 'paid' ? 'Did the bank send it back?' : 'Did this payout fail?'}
            field={{
              label: 'Reason, as the claimant reads it',
              hint: 'Sent to them word for word. For example: the bank does not know this account.',
              missing: 'Please say why it failed.',
            }}
            verb="Mark as failed"
            onSay={(reason) => act.mutateAsync({ act: 'failed', reason, seen: status })}
          >
            {claimant} is told by e-mail a minute later and asked to check their bank details; until then it
            can be taken back without a word to them. {amount} stays owed to them.
          </ReasonDialog>
        ) : null}
        {canMovePayout(status, 'corrected') ? (
          <Confirm
            trigger={
              <Button variant="secondary" size="sm">
                It was not sent
              </Button>
            }
            title={`Was ${amount} not sent?`}
            verb="Say it was not sent"
            busyLabel="Working…"
            failed={failed}
            onConfirm={async () => {
              await act.mutateAsync({ act: 'corrected' });
            }}
          >
            For a payout marked as paid by mistake. {amount} is due again. In the first minute {claimant} is
            told nothing; after that they are told by e-mail that the transfer has not been made, and for a
            minute more that can be taken back.
          </Confirm>
        ) : null}
        {payout.refund_refusal === null ? (
          <RefundAct
            payout={payout}
            onSay={(reason) => act.mutateAsync({ act: 'refund', paymentId: payout.payment_id, reason })}
          />
        ) : null}
      </div>
      {payout.refund_refusal && (status === 'due' || status === 'failed') ? (
        <p className="mt-3 text-14 text-ink-2">{payout.refund_refusal}</p>
      ) : null}
      {payout.refund_refusal === null && status !== 'cancelled' ? (
        <p className="mt-3 text-14 text-ink-2">
          A refund is possible within {serviceTerms.refundDays} days of the payment, until the claimant is
          paid.
        </p>
      ) : null}
    </>
  );
}

const dueAgain: ToastMessage = {
  title: 'The payout is due again',
  detail: 'Once the bank has taken the transfer, mark it as paid under Due.',
};

const doneWords: Record<PayoutAct['act'], ToastMessage> = {
  paid: { title: 'Marked as paid', detail: 'It is listed under Paid.' },
  failed: { title: 'Marked as failed', detail: 'It is listed under Failed.' },
  due: dueAgain,
  corrected: dueAgain,
  refund: { title: 'The refund was requested', detail: 'It is listed under Refunded.' },
};
