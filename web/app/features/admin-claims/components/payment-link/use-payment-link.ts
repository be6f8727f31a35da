import {
  changeLinkSending,
  type LinkPlan,
  type LinkRecipient,
  type LinkSending,
  planLink,
} from '@plainclaim/domain/payments/link-sending';
import { useEffect, useReducer } from 'react';
import { problemWords } from '../../../../lib/problem-words.ts';
import { useSendPaymentLink } from '../../api/payment-link.ts';

export type LinkClaim = {
  readonly id: string;
  readonly amount: number;
  readonly defendant_name: string;
  readonly defendant_email: string;
  readonly status: string;
};

export type PaymentLinkControl = {
  readonly state: LinkSending;
  readonly plan: LinkPlan;
  press(): void;
  choose(to: LinkRecipient): void;
  /** Closes the question, or the message. */
  close(): void;
};

const shownForMs = 5000;

type LinkOptions = { readonly staysUntilClosed?: boolean };

/** The send button of one claim. Its message disappears after five seconds, unless it stays until closed. */
export function usePaymentLink(
  claim: LinkClaim | null,
  senderEmail: string | null,
  { staysUntilClosed = false }: LinkOptions = {},
): PaymentLinkControl {
  const [state, change] = useReducer(changeLinkSending, { step: 'idle' });
  const sending = useSendPaymentLink();
  const isMessage = state.step === 'sent' || state.step === 'failed';

  useEffect(() => {
    if (!isMessage || staysUntilClosed) return;
    const timer = setTimeout(() => change({ type: 'shown-long-enough' }), shownForMs);
    return () => clearTimeout(timer);
  }, [isMessage, staysUntilClosed]);

  const plan = planLink({
    claimId: claim?.id,
    amount: claim?.amount,
    defendantEmail: claim?.defendant_email,
    senderEmail,
  });

  const send = (to: LinkRecipient) => {
    if (!claim) return;
    const isSender = to === 'sender' && senderEmail !== null;
    sending.mutate(
      {
        claimId: claim.id,
        defendantName: claim.defendant_name,
        amount: claim.amount,
        defendantEmail: isSender ? senderEmail : claim.defendant_email,
        ...(isSender && { confirmedSender: true }),
      },
      {
        onSuccess: () => change({ type: 'sent' }),
        onError: (error) => change({ type: 'failed', message: problemWords(error) }),
      },
    );
  };

  return {
    state,
    plan,
    press() {
      if (state.step === 'sending') return;
      change({ type: 'pressed', plan });
    },
    choose(to) {
      change({ type: 'chosen', to });
      send(to);
    },
    close() {
      change({ type: isMessage ? 'shown-long-enough' : 'closed' });
    },
  };
}
