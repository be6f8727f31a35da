import { type EndingKind, endingKinds } from '@plainclaim/domain/shared/mail-acts';
import { dropLinkOfClosed } from '../features/payments/index.ts';
import { takeBackAssessment } from '../features/replies/index.ts';
import { dropOfferOfClosed } from '../features/settlements/index.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Tx } from '../platform/db/db.ts';
import { heldMailsOf } from '../platform/mail/held-mails.ts';
import { withdrawMails } from '../platform/mail/withdraw-mails.ts';

type HeldMail = { readonly claimId: string; readonly dedupeKey: string; readonly at: Date };

const drops: Readonly<Record<EndingKind, (tx: Tx, mail: HeldMail) => Promise<void>>> = {
  'offer-to-claimant': (tx, { claimId, at }) => dropOfferOfClosed(tx, claimId, at),
  'payment-link': dropLinkOfClosed,
  'payment-link-to-deliver': dropLinkOfClosed,
  'clarification-asked': dropAssessment,
  'escalation-asked': dropAssessment,
};

async function dropAssessment(tx: Tx, mail: HeldMail): Promise<void> {
  if (!(await withdrawMails(tx, [mail.dedupeKey]))) return;
  await takeBackAssessment(tx, { ...mail, by: { kind: 'system', id: null } });
}

/**
 * Takes back what admins did to a claim within the last minute and what makes no sense once it is closed, in the
 * transaction that closes it. Its parties have seen nothing of it, and their mails never leave.
 */
export const dropHeldActs =
  ({ clock }: { readonly clock: Clock }) =>
  async (tx: Tx, claimId: string): Promise<void> => {
    const at = clock.now();
    for (const { kind, dedupeKey } of await heldMailsOf(tx, claimId, endingKinds, at))
      await drops[kind](tx, { claimId, dedupeKey, at });
  };
