import { heldBackUntil } from '@plainclaim/domain/shared/mail-acts';
import type { Tx } from '../../../platform/db/db.ts';
import { mailPerson } from '../../../platform/mail/mail-person.ts';
import { withdrawMails } from '../../../platform/mail/withdraw-mails.ts';
import { claimById } from '../../claims/index.ts';
import type { PaymentsDeps } from '../payments.deps.ts';
import { writePayoutCorrected, writePayoutFailed, writePayoutPaid } from './payout-mails.tsx';
import type { PayoutRow } from './payouts.store.ts';

const mails = { paid: writePayoutPaid, failed: writePayoutFailed, corrected: writePayoutCorrected } as const;

/** The mail about a decision is held; another decision meanwhile may withdraw it. */
const heldUntil = ({ decidedAt }: PayoutRow): Date => heldBackUntil(decidedAt ?? new Date(0));

/** The key of the mail about a payout's latest decision. */
export const keyOfTelling = ({ status, id, decidedAt }: Pick<PayoutRow, 'status' | 'id' | 'decidedAt'>) =>
  `payout-${status}:${id}:${decidedAt?.toISOString()}`;

/** The payout that a mail is about. */
export const payoutOfMail = (key: string): string => key.split(':')[1] ?? '';

/** Whether what was said last of a payout can still be taken back. */
export const isTellingHeld = (payout: PayoutRow, at: Date): boolean => at < heldUntil(payout);

export const takeBackHeldMail = async (tx: Tx, payout: PayoutRow, at: Date): Promise<boolean> =>
  isTellingHeld(payout, at) && (await withdrawMails(tx, [keyOfTelling(payout)]));

/** After its minute: drops the mail about a payment that has not been tried yet, though the page says it by now. */
export const dropUnsentMail = async (tx: Tx, payout: PayoutRow, at: Date): Promise<boolean> =>
  payout.status === 'paid' && !isTellingHeld(payout, at) && (await withdrawMails(tx, [keyOfTelling(payout)]));

/** Mails the claimant about a payout after a minute's delay. A mail already sent is not repeated. */
export async function tellOfPayout(
  deps: Pick<PaymentsDeps, 'clock' | 'jobs' | 'config' | 'siteUrl'>,
  tx: Tx,
  payout: PayoutRow,
  { move, wasMailed }: { readonly move: keyof typeof mails; readonly wasMailed: boolean },
): Promise<void> {
  const claim = await claimById(tx, payout.claimId);
  if (!claim) throw new Error('a payout belongs to no claim');
  await mailPerson(deps, tx, {
    ...(await mails[move](claim, payout, deps.siteUrl, wasMailed)),
    to: { address: claim.plaintiffEmail, name: claim.plaintiffName },
    replyTo: deps.config.TEAM_MAILBOX,
    dedupeKey: keyOfTelling(payout),
    claimId: claim.id,
    notBefore: heldUntil(payout),
  });
}
