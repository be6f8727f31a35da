import { defendantName } from '@plainclaim/domain/claims/defendant';
import { responseDeadline } from '@plainclaim/domain/letters/response-deadline';
import { formatLongDate } from '@plainclaim/domain/shared/dates';
import { toIsoDate } from '@plainclaim/domain/shared/iso-date';
import { formatGbp, penceFromDecimal } from '@plainclaim/domain/shared/money';
import type { MailToQueue } from '../../../platform/mail/queue-mail.ts';
import type { ClaimToSend } from '../claims.store.ts';

/** A mail without its recipient. */
export type WrittenMail = Pick<MailToQueue, 'kind' | 'subject' | 'body'>;

export const claimPage = (siteUrl: string, claimId: string): string => `${siteUrl}/claim/${claimId}`;

/** The claim's data as its mails word it. */
export function wordsAbout(claim: ClaimToSend) {
  return {
    claimId: claim.id,
    shortReference: claim.shortReference,
    plaintiff: claim.plaintiffName,
    defendant: defendantName(claim),
    amount: formatGbp(penceFromDecimal(claim.amount)),
    replyBy: replyBy(claim),
  };
}

/** The last day to reply, or the one that the letter prints while it waits to leave. */
function replyBy({
  responseDeadline: deadline,
  letterDatedOn,
  issueType,
  jurisdiction,
}: ClaimToSend): string {
  if (deadline) return formatLongDate(deadline);
  if (!letterDatedOn) return 'not set';
  return responseDeadline({ issueType, jurisdiction }, toIsoDate(letterDatedOn)).longDate;
}

/** 1 document, 3 documents */
export const documentsInWords = (count: number): string => `${count} document${count === 1 ? '' : 's'}`;
