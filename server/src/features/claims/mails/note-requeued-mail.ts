import type { Actor } from '@plainclaim/domain/accounts/actor';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { EmailRow } from '../../../platform/mail/mail.store.ts';
import { recordEvent } from '../../history/index.ts';
import { lockClaim } from '../claims.store.ts';
import { actorOf } from '../event-actor.ts';
import { addOutcome, recordOfMail } from '../service/service.store.ts';
import { mailKinds } from './mail-kinds.ts';

type RequeuedEmail = Pick<EmailRow, 'id' | 'kind' | 'claimId' | 'toAddress'>;

/**
 * Called in the transaction in which an admin queues a mail about a claim again: records it in the claim's history. A letter
 * then waits as it did at first: its date and its days begin when it leaves.
 */
export const noteRequeuedMail =
  ({ clock }: { readonly clock: Clock }) =>
  async (tx: Tx, email: RequeuedEmail, actor: Actor): Promise<void> => {
    const claim = email.claimId === null ? undefined : await lockClaim(tx, email.claimId);
    if (!claim) return;
    const at = clock.now();
    const record = email.kind === mailKinds.letter ? await recordOfMail(tx, email.id) : undefined;
    if (record)
      await addOutcome(tx, {
        serviceId: record.id,
        outcome: 'queued',
        at,
        by: 'admin',
        userId: actor.userId,
      });
    await recordEvent(tx, {
      claimId: claim.id,
      kind: record ? 'letter.queued' : 'mail.queued-again',
      actor: actorOf(actor),
      at,
      facts: {
        mail_id: email.id,
        ...(record ? { service_id: record.id, to: 'defendant', again: true } : { mail_kind: email.kind }),
      },
      personal: { to: email.toAddress },
    });
  };
