/**
 * Words for the error code with which a mailed link or a provider's sign-in came back. The URL has a
 * description too, but anyone can write a URL, and on our own page its text would look like ours.
 */
const wordsByCode: Readonly<Record<string, string>> = {
  otp_expired: 'Email link is invalid or has expired',
  email_exists: 'Another account has this email address by now. Nothing has changed.',
  bad_oauth_callback: 'You did not sign in with that service. Nothing has changed.',
  bad_oauth_state: 'This sign-in did not start in this browser, or it is over. Please start again.',
  flow_state_expired: 'This took too long. Please start again.',
  identity_already_exists: 'That sign-in is linked to an account already. Nothing has changed.',
  provider_email_needs_verification:
    'That service has not verified your email address. Verify it there, or sign in with an email address here.',
  validation_failed:
    'That link is broken, or the service you came from did not tell us your email address. Sign in with an email address here.',
  signup_disabled: 'New accounts cannot be made at the moment.',
  user_banned: 'This account is blocked. Write to us if you think that is a mistake.',
  over_request_rate_limit: 'Too many tries. Wait a moment, then try again.',
};

const otherWords = 'That did not work, and nothing has changed. Please try again.';

/** Reads the URL hash; null if it has no error. */
export function linkProblemWords(fragment: string): string | null {
  const given = new URLSearchParams(fragment.replace(/^#/, ''));
  const code = given.get('error_code') ?? '';
  if (code === '' && !given.has('error') && !given.has('error_description')) return null;
  return Object.hasOwn(wordsByCode, code) ? (wordsByCode[code] ?? otherWords) : otherWords;
}
