import { type CommissionSplit, splitCommission } from '@plainclaim/domain/payments/commission';
import { liveLinkBesideOffer } from '@plainclaim/domain/payments/live-link-words';
import { decimalFromPence, type Pence } from '@plainclaim/domain/shared/money';
import { isNobody } from '@plainclaim/domain/shared/nobodys-address';
import { isUuid } from '@plainclaim/domain/shared/uuid';
import { finishMail } from '../../platform/mail/finish-mail.ts';
import { type ClaimRow, claimsByIds } from '../claims/index.ts';
import { requireAmount, requireOfferable } from './offer-checks.ts';
import type { SettlementsDeps } from './settlements.deps.ts';
import { writeOfferToClaimant } from './settlements.emails.tsx';
import { newestOfferOf } from './settlements.store.ts';

type OfferToPreview = {
  readonly claimId: string;
  /** Pounds, unvalidated. */
  readonly offeredAmount: unknown;
  readonly defendantMessage: string;
};

export type OfferPreview = {
  readonly claim: ClaimRow;
  readonly offered: Pence;
  readonly split: CommissionSplit;
  /** What becomes of a payment link for another sum, in words; null where none is live. */
  readonly linkNotice: string | null;
  /** The mail that the claimant would get; null when their account was deleted. */
  readonly mail: { readonly to: string; readonly subject: string; readonly text: string } | null;
};

/** Previews an offer: whose it is, what the claimant gets of it, and the mail it would send. Refused like the offer. */
export async function previewOffer(
  {
    db,
    clock,
    config,
    siteUrl,
    liveLink,
  }: Pick<SettlementsDeps, 'db' | 'clock' | 'config' | 'siteUrl' | 'liveLink'>,
  { claimId, offeredAmount, defendantMessage }: OfferToPreview,
): Promise<OfferPreview> {
  const offered = requireAmount(offeredAmount);
  const [found] = isUuid(claimId) ? await claimsByIds(db, [claimId]) : [];
  const claim = requireOfferable(found, offered);
  const link = await liveLink?.(claim.id, null);
  const linkNotice = (link && liveLinkBesideOffer(link, offered)) || null;
  const preview = { claim, offered, split: splitCommission(offered), linkNotice };
  if (isNobody(claim.plaintiffEmail)) return { ...preview, mail: null };
  const now = clock.now();
  const known = await newestOfferOf(db, claim.id, now);
  const { subject, body } = await writeOfferToClaimant(
    {
      offeredAmount: decimalFromPence(offered),
      defendantMessage,
      createdAt: now,
      settlementReference: '[given when it is sent]',
    },
    claim,
    // The claimant does not know of an offer that can still be taken back.
    { replaced: known?.response ? undefined : known, siteUrl },
  );
  return { ...preview, mail: { to: claim.plaintiffEmail, subject, text: finishMail(body, config).text } };
}
