import { randomUUID } from 'node:crypto';
import { isOpen } from '@plainclaim/domain/claims/statuses';
import { expiryOf, paymentReference } from '@plainclaim/domain/payments/payment-link';
import { AppError } from '@plainclaim/domain/shared/errors';
import { heldBackUntil, isHeldBack } from '@plainclaim/domain/shared/mail-acts';
import { decimalFromPence, type Pence, poundsFromPence } from '@plainclaim/domain/shared/money';
import type { Tx } from '../../../platform/db/db.ts';
import { queueMail } from '../../../platform/mail/queue-mail.ts';
import { withdrawMails } from '../../../platform/mail/withdraw-mails.ts';
import { type ClaimRow, lockClaim, requireNoHold } from '../../claims/index.ts';
import { heldAct, recordEvent, takesBack } from '../../history/index.ts';
import type { PaymentsDeps } from '../payments.deps.ts';
import { cancelLink } from './cancel-link.ts';
import {
  type IntentRow,
  insertIntent,
  intentReplacedBy,
  pendingIntentOf,
  restoreIntent,
} from './intents.store.ts';
import { writeLinkMail, writeLinkToPassOn } from './link-mails.tsx';
import { hashLinkToken, newLinkToken, payPage } from './link-token.ts';

export type LinkToIssue = {
  readonly claimId: string;
  readonly amount: Pence;
  readonly settlementOfferId: string | null;
  /** Null for the claim's defendant address, or for the team's mailbox when that is unknown. */
  readonly recipientEmail: string | null;
  /** Null when no admin requested it: accepting an offer issues one too. */
  readonly requestedBy: string | null;
};

/** The key that leads from a link to its mail, and from the mail to its link. */
const keyOfLinkMail = (intentId: string): string => `payment-link:${intentId}`;

/** The payment intent that a mail with such a key is about. */
export const intentOfMail = (key: string): string => key.split(':')[1] ?? '';

export const intentOfLinkMail = (key: string): string => key.slice(keyOfLinkMail('').length);

export type IssuedLink = { readonly intentId: string; readonly expiresAt: Date };

export type IssueDeps = Pick<PaymentsDeps, 'clock' | 'config' | 'jobs' | 'siteUrl' | 'cards'>;

/**
 * Asks the defendant to pay, in the caller's transaction: cancels an older unpaid link of the claim and
 * queues the new one by mail. The token is only in the mail.
 */
export const issuePaymentLink =
  (deps: IssueDeps) =>
  async (tx: Tx, link: LinkToIssue): Promise<IssuedLink> => {
    if (deps.cards.name === 'off')
      throw new AppError('conflict', 'no card provider is set up', {
        userMessage: 'Card payments are not set up yet, so no payment link can be sent.',
      });
    const claim = await claimToPay(tx, link.claimId);
    const createdAt = deps.clock.now();
    await requireNoHold(tx, claim.id, createdAt);
    const mistaken = await dropHeldLink(deps, tx, claim.id, createdAt);
    const replaced = await cancelLink(deps)(tx, claim.id, createdAt);
    const token = newLinkToken();
    const known = link.recipientEmail ?? (claim.defendantEmailUnknown ? null : claim.defendantEmail);
    const intent = await insertIntent(tx, {
      id: randomUUID(),
      claimId: claim.id,
      settlementOfferId: link.settlementOfferId,
      amount: decimalFromPence(link.amount),
      currency: 'GBP',
      status: 'pending',
      tokenHash: hashLinkToken(token),
      recipientEmail: known ?? deps.config.TEAM_MAILBOX,
      recipientIsTeam: known === null,
      requestedBy: link.requestedBy,
      createdAt,
      expiresAt: expiryOf(createdAt),
    });
    const reference = paymentReference(intent.id);
    const written = { claim, intent, reference, url: payPage(deps.siteUrl, token), ...deps };
    await queueMail(deps, tx, {
      ...(await (known === null ? writeLinkToPassOn(written) : writeLinkMail(written))),
      to: { address: intent.recipientEmail },
      replyTo: deps.config.TEAM_MAILBOX,
      dedupeKey: keyOfLinkMail(intent.id),
      claimId: claim.id,
      // An admin's link can be taken back for a minute; one that follows from an accepted offer cannot.
      ...(link.requestedBy && { notBefore: heldBackUntil(createdAt) }),
    });
    await recordEvent(tx, {
      claimId: claim.id,
      kind: 'payment.link-sent',
      actor: link.requestedBy ? { kind: 'admin', id: link.requestedBy } : { kind: 'system', id: null },
      at: createdAt,
      facts: {
        intent_id: intent.id,
        reference,
        amount: poundsFromPence(link.amount),
        expires_at: intent.expiresAt.toISOString(),
        to_team: intent.recipientIsTeam,
        replaced: replaced?.intentId ?? null,
        ...(link.requestedBy && heldAct(keyOfLinkMail(intent.id))),
        ...(mistaken && takesBack(keyOfLinkMail(mistaken.id))),
      },
      personal: { to: intent.recipientEmail },
    });
    return { intentId: intent.id, expiresAt: intent.expiresAt };
  };

/** A link that is sent anew in its own minute: its mail never leaves, and the one before it is the one to replace. */
async function dropHeldLink(
  deps: IssueDeps,
  tx: Tx,
  claimId: string,
  at: Date,
): Promise<Pick<IntentRow, 'id'> | undefined> {
  const pending = await pendingIntentOf(tx, claimId);
  if (!pending?.requestedBy || !isHeldBack(pending.createdAt, at)) return undefined;
  if (!(await withdrawMails(tx, [keyOfLinkMail(pending.id)]))) return undefined;
  // As of its own start, or it would pass for the link that the new one replaces.
  await cancelLink(deps)(tx, claimId, pending.createdAt);
  const before = await intentReplacedBy(tx, pending);
  if (before) await restoreIntent(tx, before.id);
  return pending;
}

async function claimToPay(tx: Tx, id: string): Promise<ClaimRow> {
  const claim = await lockClaim(tx, id);
  if (!claim) throw new AppError('not_found', 'no such claim', { userMessage: 'Claim not found' });
  if (isOpen(claim.status)) return claim;
  throw new AppError('conflict', `a ${claim.status} claim is not paid for`, {
    userMessage: 'A payment link can only be sent while the claim is open.',
  });
}
