import { canMovePayout, mayHaveFailed } from '@plainclaim/domain/payments/payout';
import { formatGbp, penceFromPounds } from '@plainclaim/domain/shared/money';
import { serviceTerms } from '@plainclaim/domain/shared/service-terms';
import { problemWords } from '../../../lib/problem-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Alert } from '../../../ui/display/alert.tsx';
import { Confirm } from '../../../ui/overlays/confirm.tsx';
import { useActOnPayout } from '../api/payouts.ts';
import type { Payout } from '../api/payouts-api.ts';
import { ReasonDialog } from './reason-dialog.tsx';

/** The actions possible on a payout now. Each asks for confirmation and names its consequence. */
export function PayoutActs({ payout }: { payout: Payout }) {
  const act = useActOnPayout(payout.id, payout.claim_id);
  const { status } = payout;
  const amount = formatGbp(penceFromPounds(payout.amount));
  const gross = formatGbp(penceFromPounds(payout.gross));
  const { plaintiff_name: claimant, defendant_name: defendant } = payout;
  return (
    <>
      <div className="mt-5 flex flex-wrap gap-3 border-t border-line pt-5">
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
          <Button
            size="sm"
            busy={act.isPending}
            busyLabel="Working…"
            onClick={() => act.mutate({ act: 'due' })}
          >
            Try again
          </Button>
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
          <ReasonDialog
            danger
            trigger={
              <Button variant="danger" size="sm">
                Refund
              </Button>
            }
            title={`Give ${gross} back?`}
            field={{
              label: 'Reason, as both of them read it',
              hint: 'Sent to payer and claimant word for word, and kept in the history of the claim.',
              missing: 'Please say why it is given back.',
            }}
            verb="Refund payment"
            onSay={(reason) => act.mutateAsync({ act: 'refund', paymentId: payout.payment_id, reason })}
          >
            The whole {gross} goes back to the card of {defendant}. {claimant} gets nothing of it, our
            commission is undone, and the claim is open again as responded. Both are told by e-mail at once.
            The card provider is asked at once, too, so this cannot be taken back; the e-mails can be
            corrected in words on the review of the claim.
          </ReasonDialog>
        ) : null}
      </div>
      {payout.refund_refusal && status !== 'paid' ? (
        <p className="mt-3 text-14 text-ink-2">{payout.refund_refusal}</p>
      ) : null}
      {payout.refund_refusal === null ? (
        <p className="mt-3 text-14 text-ink-2">
          A refund is possible within {serviceTerms.refundDays} days of the payment, until the claimant is
          paid.
        </p>
      ) : null}
      {act.isError && act.variables.act === 'due' ? (
        <Alert live tone="danger" className="mt-3" title={problemWords(act.error)} />
      ) : null}
    </>
  );
}
