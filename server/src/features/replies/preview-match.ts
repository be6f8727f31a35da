import { AppError } from '@plainclaim/domain/shared/errors';
import { isNobody } from '@plainclaim/domain/shared/nobodys-address';
import { isUuid } from '@plainclaim/domain/shared/uuid';
import { finishMail } from '../../platform/mail/finish-mail.ts';
import { type ClaimRow, claimsByIds } from '../claims/index.ts';
import type { RepliesDeps } from './replies.deps.ts';
import { writeReplyToClaimant } from './replies.emails.tsx';
import { requireReply, requireUnmatched } from './require-reply.ts';

export type MatchPreview = {
  readonly claim: ClaimRow;
  /** The mail that the claimant would get; null when their account was deleted. */
  readonly mail: { readonly to: string; readonly subject: string; readonly text: string } | null;
};

/** Previews a match: its claim, and the mail it would send. */
export async function previewMatch(
  deps: Pick<RepliesDeps, 'db' | 'siteUrl' | 'secretKey' | 'config'>,
  { responseId, claimId }: { readonly responseId: string; readonly claimId: string },
): Promise<MatchPreview> {
  const { db, config } = deps;
  const response = await requireReply(db, responseId);
  requireUnmatched(response);
  const [claim] = isUuid(claimId) ? await claimsByIds(db, [claimId]) : [];
  if (!claim) throw new AppError('not_found', 'no such claim', { userMessage: 'Claim not found' });
  if (isNobody(claim.plaintiffEmail)) return { claim, mail: null };
  const { subject, body } = await writeReplyToClaimant(response, claim, deps);
  return { claim, mail: { to: claim.plaintiffEmail, subject, text: finishMail(body, config).text } };
}
