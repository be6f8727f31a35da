import { afterRejectionWords } from '@plainclaim/domain/settlements/answer';
import { formatDateTime } from '@plainclaim/domain/shared/dates';
import { AppError } from '@plainclaim/domain/shared/errors';
import { Button } from '../../../ui/button.tsx';
import { Alert } from '../../../ui/display/alert.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { type Settlement, useAskForSolicitor } from '../api/settlement.ts';
import { solicitorWords } from '../rejected-words.ts';
import { acceptedWords, claimValue } from '../settlement-facts.ts';

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
  return (
    <Alert
      tone={offer.legal_claims.status === 'cancelled' ? 'info' : 'good'}
      title={title}
      actions={
        <ButtonLink to={`/claim/${offer.claim_id}`} variant="secondary" size="sm">
          Open your claim
        </ButtonLink>
      }
    >
      <p>{acceptedWords(offer)}</p>
    </Alert>
  );
}

type ToSolicitorProps = { settlement: Settlement; title: string; userId: string };

/** Asks for a solicitor, or says how the search stands. Nothing is shared before the claimant presses the button. */
function ToSolicitor({ settlement, title, userId }: ToSolicitorProps) {
  const ask = useAskForSolicitor(userId, settlement);
  const asked = solicitorWords(settlement);
  return (
    <Alert
      tone="info"
      title={title}
      actions={
        asked ? (
          <ButtonLink to={`/claim/${settlement.offer.claim_id}#solicitor`} variant="secondary" size="sm">
            {asked.link}
          </ButtonLink>
        ) : (
          <Button size="sm" busy={ask.isPending} busyLabel="Asking…" onClick={() => ask.mutate()}>
            Ask for a solicitor
          </Button>
        )
      }
    >
      {asked ? (
        <p>{asked.words}</p>
      ) : (
        <p>
          {afterRejectionWords(claimValue(settlement.offer)).after} Say when you are ready. By asking you
          agree that we share your case file (the claim, the letter, your documents and the replies) with one
          solicitor after the other until somebody takes it on. Nothing is shared before, and you can take
          your consent back on your claim’s page.
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
