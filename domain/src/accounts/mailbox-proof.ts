/** What opens an account or receives its money, and can be set without access to its mailbox. */
export const setBeforeProof = ['password', 'second-step', 'phone', 'other-way-in', 'payout-details'] as const;

export type SetBeforeProof = (typeof setBeforeProof)[number];

/** For the page that asks before a link is used, and for the mail sent afterwards. */
export const setBeforeWords: Readonly<Record<SetBeforeProof, string>> = {
  password: 'the password',
  'second-step': 'the second step (authenticator app or phone) and its backup codes',
  phone: 'the phone number',
  'other-way-in': 'other ways to sign in, such as a linked service or wallet',
  'payout-details': 'the bank details for payouts',
};

/** A proof of access to the mailbox of an account. */
export type MailboxProof = {
  /** Link, digits: from a mail, used without a session. Session: six digits typed in a session. */
  readonly by: 'link' | 'digits' | 'session';
  /** Unconfirmed: sign-in is not possible yet. Unproven: open, but its mailbox was never proven. */
  readonly account: 'unconfirmed' | 'unproven' | 'proven';
  /** The link or digits of the mail that confirms a sign-up. */
  readonly confirmsSignUp: boolean;
  /** Opened before proofs removed anything, or moved from another address: the owner may have set these. */
  readonly asksFirst: boolean;
  readonly hasSomethingSet: boolean;
  /** The session was opened through the mailbox alone, so it does not prove who set the rest. */
  readonly sessionIsByMail: boolean;
};

type MailboxProofDecision =
  /** A mailbox is proven once: a further proof has no effect. */
  | 'proven already'
  /** Confirms what was chosen at sign-up: the account could not be used before. */
  | 'keep everything'
  /** This session and all settings stay, every other session ends. */
  | 'keep this session'
  /** Every session ends, and everything in `setBeforeProof` is removed. */
  | 'remove everything'
  /** Nothing happens: the page that a mailed link leads to says what is set, and asks. */
  | 'ask on the page of the link';

/**
 * What happens to an account when its mailbox is first proven. Sign-up needs no proof, so the password may be
 * a stranger's, who must not keep access once the mailbox's owner arrives.
 */
export function decideMailboxProof(proof: MailboxProof): MailboxProofDecision {
  const { by, account, confirmsSignUp, asksFirst, hasSomethingSet, sessionIsByMail } = proof;
  if (account === 'proven') return 'proven already';
  if (account === 'unconfirmed') return confirmsSignUp ? 'keep everything' : 'remove everything';
  if (by === 'session')
    return sessionIsByMail && hasSomethingSet ? 'ask on the page of the link' : 'keep this session';
  // The link's page lists what is set and asks before it is used; digits have no such page.
  if (by === 'digits' && asksFirst && hasSomethingSet) return 'ask on the page of the link';
  return 'remove everything';
}

/** A change of address, at the moment when it is confirmed for good. */
type ConfirmedMove = {
  /** The new mailbox confirmed last, by six digits typed in a session of the account. */
  readonly typedInSession: boolean;
  readonly bothMailboxesConfirmed: boolean;
  readonly oldMailboxProven: boolean;
  readonly hasSomethingSet: boolean;
  readonly sessionIsByMail: boolean;
};

/**
 * Whether a change of address also proves the new mailbox. A link proves nothing: the mailbox's owner may open it
 * without knowing whose account it confirms. Digits typed in a session show that its holder reads the mailbox, as in
 * `decideMailboxProof`; a session by mail alone does not tell who set the rest, unless the old mailbox was proven.
 */
export const moveProvesMailbox = (move: ConfirmedMove): boolean =>
  move.typedInSession &&
  move.bothMailboxesConfirmed &&
  (move.oldMailboxProven || !move.hasSomethingSet || !move.sessionIsByMail);

/** A session counts as opened by mail when every step it took was a code or link from the mailbox. */
export const isSessionByMail = (amr: readonly { readonly method: string }[]): boolean =>
  amr.every(({ method }) => ['otp', 'recovery', 'email_change'].includes(method));

/** Whether letters, payout details and second steps wait for the proof. Without an address there is none. */
export const needsMailboxProof = ({
  isRequired,
  isProven,
  hasEmail,
  isAnonymous,
}: {
  readonly isRequired: boolean;
  readonly isProven: boolean;
  readonly hasEmail: boolean;
  readonly isAnonymous: boolean;
}): boolean => isRequired && !isProven && (hasEmail || isAnonymous);

export const proveOnTheLinkPage =
  'This account has a password or other settings from before. Ask for a sign-in link and open it: its page says what they are, and lets you choose. Or sign in with the password and type the code there.';
