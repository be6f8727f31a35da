import { AppError } from '@plainclaim/domain/shared/errors';
import type { Claim } from '../../lib/claims-api.ts';

type Recipient = Pick<Claim, 'defendant_name' | 'defendant_email' | 'defendant_email_unknown'>;

/** Names the recipient, before sending. */
export function sendOffer(claim: Recipient, documents: number): string {
  const files = documents > 0 ? ', together with the documents of this claim' : '';
  return claim.defendant_email_unknown
    ? `No email address is known for ${claim.defendant_name}, so the letter goes to our team${files}. They will find another way to deliver it.`
    : `It goes by email to ${claim.defendant_name} at ${claim.defendant_email}${files}.`;
}

const failed = 'Email sending failed: ';

/** The same wording for a refusal as the server uses for a failed mail. */
export function sendFailure(error: unknown): string {
  const words = (error instanceof AppError && error.userMessage) || 'Failed to send email';
  return words.startsWith(failed) ? words : `${failed}${words}`;
}
