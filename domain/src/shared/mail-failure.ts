type Reason = {
  readonly words: string;
  readonly signs: RegExp;
  /** The fault is ours: its words are for our team only. */
  readonly isOurs?: true;
};

/** The first match counts. Servers' texts vary, so the codes of RFC 5321 and RFC 3463 are matched too. */
const reasons: readonly Reason[] = [
  {
    words: 'The message is too large for the receiving server.',
    signs: /\b(5\.3\.4)\b|too (large|big)|size limit|exceeds.*size/i,
  },
  {
    words: 'Our mail server refused our log-in. Check SMTP_URL.',
    isOurs: true,
    signs: /\b(530|534|535|538|5\.7\.8)\b|EAUTH|invalid login|authentication failed/i,
  },
  {
    words: 'The mailbox is full.',
    signs: /\b(552|5\.2\.2|4\.2\.2)\b|over ?quota|quota exceeded|mailbox (is )?full/i,
  },
  {
    words: 'The receiving server takes our mail for spam, or blocks us.',
    signs: /\b5\.7\.\d+\b|spam|blocked|blacklist|black ?list|policy|reputation|dmarc|\bspf\b/i,
  },
  {
    words: 'There is no mail server for this address. It may be mistyped.',
    signs: /\b5\.1\.2\b|domain not found|no such domain|host unknown|unrouteable|no mx/i,
  },
  {
    words: 'There is no such mailbox, or it refuses our mail.',
    signs:
      /\b(550|551|553|5\.1\.\d+|5\.2\.1)\b|user unknown|no such user|unknown (user|recipient)|no mailbox/i,
  },
  {
    words: 'Our mail server could not be reached. Check SMTP_URL and the server itself.',
    isOurs: true,
    signs:
      /ECONNREFUSED|ECONNRESET|ETIMEDOUT|ESOCKET|ENOTFOUND|EAI_AGAIN|EDNS|getaddrinfo|timed? ?out|greeting never received|socket close/i,
  },
  {
    words: 'The receiving server kept asking us to try later, until we gave up.',
    signs: /\b4\d\d\b|\b4\.\d+\.\d+\b|greylist|try again later/i,
  },
  {
    words: 'An attached file could not be read.',
    isOurs: true,
    signs: /ENOENT|NoSuchKey|no such (file|key)/i,
  },
];

/** Why a mail did not arrive, in words instead of mail server codes. */
export const mailFailureInWords = (lastError: string | null): string =>
  reasonOf(lastError)?.words ?? 'The mail server gave a reason we do not know.';

/** The same for the claimant whose mail it is, who can correct an address but not our mail server. */
export function mailFailureToClaimant(lastError: string | null): string {
  const reason = reasonOf(lastError);
  return !reason || reason.isOurs ? 'It could not be delivered.' : reason.words;
}

const reasonOf = (lastError: string | null): Reason | undefined =>
  lastError === null ? undefined : reasons.find(({ signs }) => signs.test(lastError));
