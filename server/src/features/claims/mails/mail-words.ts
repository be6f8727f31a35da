import { defendantName } from '@plainclaim/domain/claims/defendant';
import { formatLongDate } from '@plainclaim/domain/shared/dates';
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
    replyBy: claim.responseDeadline ? formatLongDate(claim.responseDeadline) : 'not set',
  };
}

/** 1 document, 3 documents */
export const documentsInWords = (count: number): string => `${count} document${count === 1 ? '' : 's'}`;
