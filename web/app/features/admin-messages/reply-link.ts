import type { Message } from './api/messages.ts';

type Answered = Pick<Message, 'first_name' | 'email' | 'claim_id' | 'issue'>;

const longestQuote = 600;

/** A mailto link that quotes the message and names the claim, if any. */
export function replyLink({ first_name, email, claim_id, issue }: Answered): string {
  const subject = claim_id
    ? `Your message to Plainclaim – Claim ID: ${claim_id}`
    : 'Your message to Plainclaim';
  const quoted = issue
    .slice(0, longestQuote)
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\r\n');
  const body = `Dear ${first_name},\r\n\r\n\r\n\r\n${quoted}`;
  const address = email.split('@').map(encodeURIComponent).join('@');
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
