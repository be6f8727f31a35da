import { commissionWords, paidDirectlyWords } from '@plainclaim/domain/payments/commission-words';
import { afterRejectionWords } from '@plainclaim/domain/settlements/answer';
import { formatDateTime } from '@plainclaim/domain/shared/dates';
import { AppError } from '@plainclaim/domain/shared/errors';
import { formatGbp, penceFromPounds } from '@plainclaim/domain/shared/money';
import { Button } from '../../../ui/button.tsx';
import { Alert } from '../../../ui/display/alert.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { type Settlement, useAskForSolicitor } from '../api/settlement.ts';
import { claimValue } from '../settlement-facts.ts';

type ResultBannerProps = {
  settlement: Settlement;
  response: NonNullable<Settlement['response']>;
  userId: string;
};

/** The claimant's answer, and what follows. */
export function ResultBanner({ settlement, response, userId }: ResultBannerProps) {
  const when = formatDateTime(new Date(response.response_timestamp));
  if (response.response_type === 'accept')
    return <Accepted offer={settlement.offer} title={`You accepted this settlement offer on ${when}.`} />;
  const title = `You rejected this settlement offer on ${when}.`;
  if (settlement.after_rejection === 'solicitor')
    return <ToSolicitor settlement={settlement} title={title} userId={userId} />;
  const { after } = afterRejectionWords(claimValue(settlement.offer));
  const isForCourt = settlement.after_rejection === 'small-claims-court';
  return (
    <Alert
      tone="info"
      title={title}
      actions={
        <ButtonLink to={`/claim/${settlement.offer.claim_id}`} variant="secondary" size="sm">
          {isForCourt ? 'See how to take it to court' : 'See where to get advice'}
        </ButtonLink>
      }
    >
      <p>
        {after}{' '}
        {isForCourt
          ? 'You start it yourself, and your claim’s page shows you how and what it costs.'
          : 'Your claim’s page shows you where to ask and what to bring.'}
      </p>
    </Alert>
  );
}

function Accepted({ offer, title }: { offer: Settlement['offer']; title: string }) {
  const { legal_claims: claim } = offer;
  const isPaid = claim.status === 'resolved';
  const offered = penceFromPounds(offer.offered_amount);
  return (
    <Alert
      tone="good"
      title={title}
      actions={
        <ButtonLink to={`/claim/${claim.id}`} variant="secondary" size="sm">
          Open your claim
        </ButtonLink>
      }
    >
      <p>
        {isPaid
          ? 'The claim is resolved.'
          : `${claim.defendant_name} is asked to pay ${formatGbp(offered)}. We write to you when the money arrives. ${commissionWords(offered)} ${paidDirectlyWords}`}
      </p>
    </Alert>
  );
}

type ToSolicitorProps = { settlement: Settlement; title: string; userId: string };

/** Asks for a solicitor. Nothing is shared with one before the claimant presses this button. */
function ToSolicitor({ settlement, title, userId }: ToSolicitorProps) {
  const ask = useAskForSolicitor(userId, settlement);
  const asked = settlement.solicitor_wanted_at;
  return (
    <Alert
      tone="info"
      title={title}
      actions={
        asked ? (
          <ButtonLink to={`/claim/${settlement.offer.claim_id}#solicitor`} variant="secondary" size="sm">
            See who was asked
          </ButtonLink>
        ) : (
          <Button size="sm" busy={ask.isPending} busyLabel="Asking…" onClick={() => ask.mutate()}>
            Ask for a solicitor
          </Button>
        )
      }
    >
      <p>{afterRejectionWords(claimValue(settlement.offer)).after}</p>
      {asked ? (
        <p className="mt-2">
          You asked for a solicitor on {formatDateTime(new Date(asked))}. We ask those near you one after the
          other and write to you; your claim’s page shows who was asked.
        </p>
      ) : (
        <p className="mt-2">
          Say when you are ready. By asking you agree that we share your case file (the claim, the letter,
          your documents and the replies) with one solicitor after the other until somebody takes it on.
          Nothing is shared before, and you can take your consent back on your claim’s page.
        </p>
      )}
      {ask.error ? (
        <p role="alert" className="mt-2 font-semibold text-danger">
          {(ask.error instanceof AppError && ask.error.userMessage) || 'That did not work. Please try again.'}
        </p>
      ) : null}
    </Alert>
  );
}
