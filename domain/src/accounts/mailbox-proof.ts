/** What opens an account or receives its money, and may have been set by somebody who never had its mailbox. */
export const setBeforeProof = ['password', 'second-step', 'phone', 'other-way-in', 'payout-details'] as const;

export type SetBeforeProof = (typeof setBeforeProof)[number];

/** For the page that asks before a link is used, and for the mail that tells afterwards. */
export const setBeforeWords: Readonly<Record<SetBeforeProof, string>> = {
  password: 'the password',
  'second-step': 'the second step (authenticator app or phone) and its backup codes',
  phone: 'the phone number',
  'other-way-in': 'other ways to sign in, such as a linked service or wallet',
  'payout-details': 'the bank details for payouts',
};

/** Somebody shows that the mailbox of an account is theirs. */
export type MailboxProof = {
  /** Outside: a link from a mail, or its six digits, without a session. Session: six digits typed in a session. */
  readonly by: 'link' | 'digits' | 'session';
  /** Unconfirmed: nobody may sign in yet. Unproven: open, but nobody ever showed that the mailbox is theirs. */
  readonly account: 'unconfirmed' | 'unproven' | 'proven';
  /** The link or digits of the mail that confirms a sign-up. */
  readonly confirmsSignUp: boolean;
  /** Open before first proofs ended anything, or moved here from another address: what is set may be its owner's. */
  readonly asksFirst: boolean;
  readonly hasSomethingSet: boolean;
  /** Opened by the mailbox alone, as far as a session is concerned: it says nothing about who set the rest. */
  readonly sessionIsByMail: boolean;
};

export type MailboxProofDecision =
  /** A mailbox is proven once: nothing follows from another proof. */
  | 'proven already'
  /** What was chosen at sign-up is confirmed with it. Nobody could use the account before. */
  | 'keep everything'
  /** This session and what is set stay, every other session ends. */
  | 'keep this session'
  /** Every session ends, and everything in `setBeforeProof` is removed. */
  | 'remove everything'
  /** Nothing happens: the page that a mailed link leads to says what is set, and asks. */
  | 'ask on the page of the link';

/**
 * Whose account it is when its mailbox is proven for the first time. Signing up needs no proof, so whoever set the
 * password may not be the owner of the mailbox, and must not keep a way in when the owner comes.
 */
export function decideMailboxProof(proof: MailboxProof): MailboxProofDecision {
  const { by, account, confirmsSignUp, asksFirst, hasSomethingSet, sessionIsByMail } = proof;
  if (account === 'proven') return 'proven already';
  if (account === 'unconfirmed') return confirmsSignUp ? 'keep everything' : 'remove everything';
  if (by === 'session')
    return sessionIsByMail && hasSomethingSet ? 'ask on the page of the link' : 'keep this session';
  // A link says on its page what is set, and is used by a press; digits have no such page.
  if (by === 'digits' && asksFirst && hasSomethingSet) return 'ask on the page of the link';
  return 'remove everything';
}

/** A session counts as opened by mail when every step it took was a code or link from the mailbox. */
export const isSessionByMail = (amr: readonly { readonly method: string }[]): boolean =>
  amr.every(({ method }) => ['otp', 'recovery', 'email_change'].includes(method));

/** Whether letters, payout details and second steps have to wait for the proof. An account without an address has none to show. */
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
