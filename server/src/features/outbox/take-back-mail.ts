import { AppError } from '@plainclaim/domain/shared/errors';
import { isTakeBackKind, mayTakeBack, type TakeBackKind } from '@plainclaim/domain/shared/mail-acts';
import { isUuid } from '@plainclaim/domain/shared/uuid';
import type { Tx } from '../../platform/db/db.ts';
import { emailById } from '../../platform/mail/mail.store.ts';
import { withdrawMails } from '../../platform/mail/withdraw-mails.ts';
import { recordAudit } from '../auth/index.ts';
import { actOnOf } from './list-mail-acts.ts';
import type { Operator, OutboxDeps } from './outbox.deps.ts';
import { mailNotFound } from './read-mail.ts';

/** Undoes the act that a mail is about, under the lock of its claim; throws when later acts depend on it. */
export type UndoAct = (
  tx: Tx,
  mail: {
    readonly claimId: string;
    readonly dedupeKey: string;
    readonly by: { readonly kind: 'admin'; readonly id: string };
    readonly address: string;
    readonly at: Date;
  },
) => Promise<void>;

export type UndoActs = Readonly<Record<TakeBackKind, UndoAct>>;

type Deps = Pick<OutboxDeps, 'db' | 'clock'> & { readonly undoActs: UndoActs };

/** Within a minute of an admin's act: withdraws its mail and undoes the act in one transaction. */
export async function takeBackMail(deps: Deps, { actor, address }: Operator, id: string): Promise<void> {
  const email = isUuid(id) ? await emailById(deps.db, id) : undefined;
  if (!email) throw mailNotFound();
  const { kind, claimId, dedupeKey } = email;
  const at = deps.clock.now();
  if (!isTakeBackKind(kind) || !claimId || !dedupeKey || !mayTakeBack(actOnOf(email), at)) throw tooLate();
  await deps.db.transaction(async (tx) => {
    const by = { kind: 'admin', id: actor.userId } as const;
    // Lock order: the claim first, as in every act that queues a mail.
    await deps.undoActs[kind](tx, { claimId, dedupeKey, by, address, at });
    if (!(await withdrawMails(tx, [dedupeKey]))) throw tooLate();
    await recordAudit(tx, {
      action: 'admin-act',
      userId: actor.userId,
      address,
      at,
      details: { act: 'mail-taken-back', mail_kind: kind, claim_id: claimId },
    });
  });
}

const tooLate = (): AppError =>
  new AppError('conflict', 'the mail has left, or cannot be taken back', {
    userMessage: 'This e-mail can no longer be taken back. You can correct it in words.',
  });
