import { z } from 'zod';
import { emailAddress } from '../shared/email-address.ts';
import { longText, shortText } from '../shared/text.ts';
import { longestIssue } from './limits.ts';

const longestName = 60;
const longestClaimId = 64;

const emailMessages = {
  required: 'Email is required',
  invalid: 'Please enter a valid email address',
};

/** A message to the team. The claim id is free text, as the visitor remembers it: the team reads it. */
export const contactForm = z.object({
  firstName: shortText(longestName, 'First name is required'),
  lastName: shortText(longestName, 'Last name is required'),
  email: emailAddress(emailMessages).refine(canBeAnswered, { error: emailMessages.invalid }),
  claimId: shortText(longestClaimId),
  issue: longText(longestIssue, 'Please describe your issue'),
});

export type ContactForm = z.input<typeof contactForm>;

export type ContactMessage = z.output<typeof contactForm>;

// The team replies to its copy of the message. RFC 2606 reserves .invalid for domains that cannot exist, and
// a longer domain fits in no Reply-To header.
function canBeAnswered(address: string): boolean {
  return !address.endsWith('.invalid') && address.slice(address.lastIndexOf('@') + 1).length <= 189;
}
