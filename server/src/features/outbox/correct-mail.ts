import { AppError } from '@plainclaim/domain/shared/errors';
import { correctionProblem, heldBackUntil, mayCorrect } from '@plainclaim/domain/shared/mail-acts';
import { isNobody } from '@plainclaim/domain/shared/nobodys-address';
import { cleanText } from '@plainclaim/domain/shared/text';
import { isUuid } from '@plainclaim/domain/shared/uuid';
import { hasWaitingMail } from '../../platform/mail/held-mails.ts';
import { emailById } from '../../platform/mail/mail.store.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { recordAudit } from '../auth/index.ts';
import { lockClaim } from '../claims/index.ts';
import { heldAct, recordEvent } from '../history/index.ts';
import { writeCorrection } from './correction.emails.tsx';
import { actOnOf } from './list-mail-acts.ts';
import type { CorrectionDeps, Operator } from './outbox.deps.ts';
import { mailNotFound } from './read-mail.ts';

/**
 * Corrects a sent mail by a second mail to the same recipient, with text that an admin wrote. The second mail is
 * held for a minute, like every mail of an act that an admin can undo.
 */
export async function correctMail(
  deps: CorrectionDeps,
  { actor, address }: Operator,
  id: string,
  typed: string,
): Promise<void> {
  const words = cleanText(typed);
  const userMessage = correctionProblem(words);
  if (userMessage)
    throw new AppError('validation_failed', 'a correction without usable words', {
      userMessage,
      fields: [{ field: 'words', message: userMessage }],
    });
  const email = isUuid(id) ? await emailById(deps.db, id) : undefined;
  if (!email) throw mailNotFound();
  const { claimId } = email;
  if (!claimId || !mayCorrect(actOnOf(email)) || isNobody(email.toAddress))
    throw new AppError('conflict', 'the mail is not one to correct', {
      userMessage: 'This e-mail cannot be corrected: it has not left, or its reader is gone.',
    });
  const at = deps.clock.now();
  const dedupeKey = `${correctionsOf(email.id)}${at.toISOString()}`;
  await deps.db.transaction(async (tx) => {
    await lockClaim(tx, claimId);
    if (await hasWaitingMail(tx, claimId, correctionsOf(email.id)))
      throw new AppError('conflict', 'a correction of this mail waits', {
        userMessage:
          'A correction of this e-mail has not left yet. Take that one back to change it, or wait until it has left.',
      });
    await queueMail(deps, tx, {
      ...(await writeCorrection(email, words, deps.siteUrl)),
      to: { address: email.toAddress, ...(email.toName && { name: email.toName }) },
      replyTo: deps.config.TEAM_MAILBOX,
      dedupeKey,
      claimId,
      notBefore: heldBackUntil(at),
    });
    await recordEvent(tx, {
      claimId,
      kind: 'mail.corrected',
      actor: { kind: 'admin', id: actor.userId },
      at,
      facts: { mail_id: email.id, mail_kind: email.kind, ...heldAct(dedupeKey) },
      personal: { words },
    });
    await recordAudit(tx, {
      action: 'admin-act',
      userId: actor.userId,
      address,
      at,
      details: { act: 'mail-corrected', mail_id: email.id, claim_id: claimId },
    });
  });
}

/** The keys of a mail's corrections begin with this. */
const correctionsOf = (mailId: string): string => `correction:${mailId}:`;
