/** The facts of a sign-in with an identity from a provider: Google, GitHub, an employer's sign-in. */
export type ProviderArrival = {
  /** The account that this identity already opens. */
  readonly ownerId: string | null;
  /** The signed-in user who asked to link the identity; null for a sign-in. */
  readonly linkingTo: string | null;
  /** The address the provider has, and whether it claims to have verified it. */
  readonly email: string;
  readonly emailVerified: boolean;
  /**
   * The account here with that address. Unconfirmed: sign-in is not possible yet. Assumed: open, but its
   * mailbox was never proven. Proven: it was.
   */
  readonly account: 'none' | 'unconfirmed' | 'assumed' | 'proven';
  readonly signUpAllowed: boolean;
};

export type ProviderDecision =
  | 'sign-in'
  | 'create'
  /** Becomes a further way into the account. */
  | 'link'
  /** Links, and removes all that was set up before: by a stranger, perhaps, without access to the mailbox. */
  | 'link-and-clear'
  /** The account starts anew, with nothing of the old one. */
  | 'take-over'
  | 'refuse: linked already'
  | 'refuse: someone else’s'
  | 'refuse: no address'
  | 'refuse: address not verified'
  | 'refuse: no new accounts';

/**
 * An identity opens the account it belongs to, and no other. A new one joins the account with its address
 * only if the provider has verified the address. If the account's own mailbox was never proven, its maker
 * loses access: otherwise a stranger could sign up with an address and wait for the owner to arrive.
 */
export function decideProviderSignIn(arrival: ProviderArrival): ProviderDecision {
  const { ownerId, linkingTo, email, emailVerified, account, signUpAllowed } = arrival;
  if (linkingTo !== null) {
    if (ownerId === null) return 'link';
    return ownerId === linkingTo ? 'refuse: linked already' : 'refuse: someone else’s';
  }
  if (ownerId !== null) return 'sign-in';
  if (email === '') return 'refuse: no address';
  if (!emailVerified) return 'refuse: address not verified';
  if (account === 'proven') return 'link';
  if (account === 'assumed') return 'link-and-clear';
  if (!signUpAllowed) return 'refuse: no new accounts';
  return account === 'unconfirmed' ? 'take-over' : 'create';
}
