import { linkRefusal } from '@plainclaim/domain/payments/link-sending';
import { expiryOf } from '@plainclaim/domain/payments/payment-link';
import { AppError } from '@plainclaim/domain/shared/errors';
import { decimalFromPence, type Pence, penceFromDecimal } from '@plainclaim/domain/shared/money';
import { isUuid } from '@plainclaim/domain/shared/uuid';
import { finishMail } from '../../../platform/mail/finish-mail.ts';
import { claimById } from '../../claims/index.ts';
import type { PaymentsDeps } from '../payments.deps.ts';
import { type WrittenMail, writeLinkMail, writeLinkToPassOn } from './link-mails.tsx';
import { payPage } from './link-token.ts';

type PreviewedMail = { readonly subject: string; readonly text: string };

export type LinkPreview = {
  readonly amount: Pence;
  /** Whether the amount is the accepted offer's, not the claim's. */
  readonly isSettlement: boolean;
  /** Why no link can be sent now; null when one can. */
  readonly refusal: string | null;
  /** The newest reply disputes the claim, or an admin has marked it as disputed. */
  readonly isDisputed: boolean;
  /** To the defendant. */
  readonly mail: PreviewedMail;
  /** To our team, which passes the link on; null when the defendant's address is known. */
  readonly mailToTeam: PreviewedMail | null;
};

/** The amount and the mails of a payment link, before it is sent. */
export async function previewLink(
  deps: Pick<
    PaymentsDeps,
    'db' | 'clock' | 'config' | 'siteUrl' | 'acceptedOfferOf' | 'standingOfferOf' | 'isDisputedByReply'
  >,
  claimId: string,
): Promise<LinkPreview> {
  const { db, clock, config, siteUrl } = deps;
  const claim = isUuid(claimId) ? await claimById(db, claimId) : undefined;
  if (!claim) throw new AppError('not_found', 'no such claim', { userMessage: 'Claim not found' });
  const [accepted, standing, isDisputedByReply] = await Promise.all([
    deps.acceptedOfferOf(db, claim.id),
    deps.standingOfferOf(db, claim.id),
    deps.isDisputedByReply(db, claim),
  ]);
  const amount = accepted?.amount ?? penceFromDecimal(claim.amount);
  const parts = {
    claim,
    intent: {
      amount: decimalFromPence(amount),
      settlementOfferId: accepted?.id ?? null,
      expiresAt: expiryOf(clock.now()),
    },
    reference: '[given when it is sent]',
    // The token that opens the page exists in the mail only.
    url: payPage(siteUrl, '…'),
    siteUrl,
    config,
  };
  const previewed = ({ subject, body }: WrittenMail): PreviewedMail => ({
    subject,
    text: finishMail(body, config).text,
  });
  return {
    amount,
    isSettlement: accepted !== null,
    refusal: linkRefusal({ standing: standing?.amount ?? null, due: amount }),
    isDisputed: claim.disputedAt !== null || isDisputedByReply,
    mail: previewed(await writeLinkMail(parts)),
    mailToTeam: claim.defendantEmailUnknown ? previewed(await writeLinkToPassOn(parts)) : null,
  };
}
