import type { Actor } from '@plainclaim/domain/accounts/actor';
import type { PayoutDetails } from '@plainclaim/domain/payments/payout-details';
import { AppError } from '@plainclaim/domain/shared/errors';
import { isUuid } from '@plainclaim/domain/shared/uuid';
import type { Executor } from '../../../platform/db/db.ts';
import { queueMail } from '../../../platform/mail/queue-mail.ts';
import { recordAudit } from '../../auth/index.ts';
import type { AdminAtWork, PaymentsDeps } from '../payments.deps.ts';
import { writeDetailsChanged } from './payout-mails.tsx';
import { detailsOf, payoutById, saveDetails } from './payouts.store.ts';
import { openAccount, sealAccount } from './seal-account.ts';

export type KeptDetails = PayoutDetails & { readonly updatedAt: Date };

/** The user's bank account; null when none is stored or it cannot be decrypted any more. */
export async function readPayoutDetails(
  { db, secretKey }: { readonly db: Executor; readonly secretKey: string },
  userId: string,
): Promise<KeptDetails | null> {
  const row = await detailsOf(db, userId);
  const account = row && openAccount(secretKey, userId, row.sealedAccount);
  return row && account ? { accountHolder: row.accountHolder, ...account, updatedAt: row.updatedAt } : null;
}

export async function savePayoutDetails(
  deps: PaymentsDeps,
  actor: Actor,
  address: string,
  { accountHolder, sortCode, accountNumber }: PayoutDetails,
): Promise<KeptDetails> {
  const updatedAt = deps.clock.now();
  const { userId } = actor;
  await deps.db.transaction(async (tx) => {
    const sealedAccount = sealAccount(deps.secretKey, userId, { sortCode, accountNumber });
    await saveDetails(tx, { userId, accountHolder, sealedAccount, updatedAt });
    await recordAudit(tx, { action: 'payout-details-changed', userId, address, at: updatedAt });
    await queueMail(deps, tx, {
      ...(await writeDetailsChanged(accountHolder, accountNumber.slice(-4), deps.siteUrl)),
      to: { address: actor.email },
      replyTo: deps.config.TEAM_MAILBOX,
    });
  });
  return { accountHolder, sortCode, accountNumber, updatedAt };
}

/** The unmasked bank account, for the admin about to pay it. Each call is recorded in the audit trail. */
export async function revealPayoutDetails(
  deps: PaymentsDeps,
  { actor, address }: AdminAtWork,
  payoutId: string,
): Promise<KeptDetails | null> {
  const payout = isUuid(payoutId) ? await payoutById(deps.db, payoutId) : undefined;
  if (!payout) throw new AppError('not_found', 'no such payout');
  await recordAudit(deps.db, {
    action: 'admin-act',
    userId: actor.userId,
    address,
    at: deps.clock.now(),
    details: { act: 'payout-details-read', payout_id: payout.id, person_id: payout.userId },
  });
  return await readPayoutDetails(deps, payout.userId);
}
