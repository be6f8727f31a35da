import { commissionWords } from '@plainclaim/domain/payments/commission-words';
import { settlementMessages } from '@plainclaim/domain/settlements/messages';
import { formatGbp, penceFromPounds } from '@plainclaim/domain/shared/money';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody, CardHead } from '../../../ui/display/card.tsx';
import { Confirm } from '../../../ui/overlays/confirm.tsx';
import { type Settlement, useAnswerOffer } from '../api/settlement.ts';
import { rejectedBefore } from '../rejected-words.ts';

type AnswerCardsProps = { settlement: Settlement; userId: string; onTooLate: () => void };

/** Both answers are final, so each asks for confirmation. */
export function AnswerCards({ settlement, userId, onTooLate }: AnswerCardsProps) {
  const answer = useAnswerOffer(userId, settlement);
  const { offer } = settlement;
  const offered = penceFromPounds(offer.offered_amount);
  const send = async (type: 'accept' | 'reject') => {
    if ((await answer.mutateAsync(type)) === 'came-too-late') onTooLate();
  };
  return (
    <section aria-label="Your answer" className="mt-6 grid items-stretch gap-6 md:grid-cols-2">
      <AnswerCard
        title="Accept the offer"
        button={
          <Confirm
            title="Accept this settlement?"
            verb="Accept Settlement"
            busyLabel="Accepting…"
            cancelLabel="Not yet"
            failed={settlementMessages.notAccepted}
            onConfirm={() => send('accept')}
            trigger={<Button>Accept Settlement</Button>}
          >
            You settle your claim for {formatGbp(offered)}. {offer.legal_claims.defendant_name} is then asked
            to pay. {commissionWords(offered)} {settlement.link_notice} This cannot be undone.
          </Confirm>
        }
      >
        {offer.legal_claims.defendant_name} is asked to pay {formatGbp(offered)}, and the claim ends there.{' '}
        {commissionWords(offered)}
      </AnswerCard>
      <AnswerCard
        title="Reject the offer"
        button={
          <Confirm
            danger
            title="Reject this settlement?"
            verb="Reject Settlement"
            busyLabel="Rejecting…"
            cancelLabel="Not yet"
            failed={settlementMessages.notRejected}
            onConfirm={() => send('reject')}
            trigger={<Button variant="danger">Reject Settlement</Button>}
          >
            The defendant is told that you do not accept {formatGbp(offered)}. This cannot be undone.
          </Confirm>
        }
      >
        {rejectedBefore(settlement)} The defendant may also make a better offer.
      </AnswerCard>
    </section>
  );
}

type AnswerCardProps = { title: string; button: ReactNode; children: ReactNode };

function AnswerCard({ title, button, children }: AnswerCardProps) {
  return (
    <Card className="flex flex-col">
      <CardHead serif title={title} />
      <CardBody className="flex grow flex-col items-start gap-5 pt-3 sm:pt-3">
        <p className="grow text-ink-2">{children}</p>
        {button}
      </CardBody>
    </Card>
  );
}
