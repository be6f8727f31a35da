import { platformName } from '../constants.ts';
import { letterLine } from '../letter-line.ts';
import { placeholders } from '../placeholders.ts';
import type { LetterParts } from './parts.ts';

/** The closing: sender and claimant. */
export function closingText({ claimant, facts }: LetterParts): string {
  const signer = facts.signedBy
    ? `\nSigned for ${claimant.name} by ${letterLine(facts.signedBy, 'its representative')}`
    : '';
  return `Yours sincerely,

${placeholders.senderName}
${placeholders.senderTitle}
${placeholders.senderCompany}
Sent at the request of ${claimant.name}${signer}

${platformName} is a technology platform. It is not a law firm, gives no legal advice and is nobody’s solicitor. It passes on what ${claimant.name} has said and has not judged who is right.`;
}
