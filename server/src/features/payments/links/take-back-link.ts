import { AppError } from '@plainclaim/domain/shared/errors';
import type { Tx } from '../../../platform/db/db.ts';
import { lockClaim } from '../../claims/index.ts';
import { type EventActor, readHistory, recordEvent, takesBack } from '../../history/index.ts';
import type { PaymentsDeps } from '../payments.deps.ts';
import { cancelLink } from './cancel-link.ts';
import { intentById, lockIntent, restoreIntent } from './intents.store.ts';
import { intentOfLinkMail } from './issue-payment-link.ts';

type MailTakenBack = {
  readonly claimId: string;
  readonly dedupeKey: string;
  readonly by: EventActor;
  readonly at: Date;
};

/** Undoes a link whose mail has not been sent: cancels it, and restores the link that it replaced. */
export const takeBackLink =
  (deps: Pick<PaymentsDeps, 'jobs'>) =>
  async (tx: Tx, { claimId, dedupeKey, by, at }: MailTakenBack): Promise<void> => {
    const intentId = intentOfLinkMail(dedupeKey);
    const found = await intentById(tx, intentId);
    await lockClaim(tx, claimId);
    const intent = found && (await lockIntent(tx, found.id));
    if (intent?.status !== 'pending')
      throw new AppError('conflict', 'the link is paid or cancelled', {
        userMessage: 'This payment link no longer stands, so there is nothing to take back.',
      });
    const events = await readHistory(tx, claimId);
    const sent = events.find(
      ({ kind, facts }) => kind === 'payment.link-sent' && facts.intent_id === intentId,
    );
    await cancelLink(deps)(tx, claimId, at);
    const replaced = sent?.facts.replaced;
    if (typeof replaced === 'string') await restoreIntent(tx, replaced);
    await recordEvent(tx, {
      claimId,
      kind: 'payment.link-taken-back',
      actor: by,
      at,
      facts: {
        intent_id: intentId,
        restored: typeof replaced === 'string' ? replaced : null,
        ...takesBack(dedupeKey),
      },
    });
  };
