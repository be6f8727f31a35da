/** What we know when someone comes with an identity of a provider: Google, GitHub, an employer's sign-in. */
export type ProviderArrival = {
  /** Whose account this identity already opens. */
  readonly ownerId: string | null;
  /** The person who is signed in and asked to link it; null for someone who signs in. */
  readonly linkingTo: string | null;
  /** The provider's address for the person, and whether it says that it checked it. */
  readonly email: string;
  readonly emailVerified: boolean;
  /**
   * The account here with that address. Unconfirmed: nobody may sign in to it yet. Assumed: open, but nobody ever showed
   * that the mailbox is theirs. Proven: someone did.
   */
  readonly account: 'none' | 'unconfirmed' | 'assumed' | 'proven';
  readonly signUpAllowed: boolean;
};

export type ProviderDecision =
  | 'sign-in'
  | 'create'
  /** Becomes a further way into the account. */
  | 'link'
  /** Same, and whatever its maker set up is gone: they may not be the owner of the mailbox. */
  | 'link-and-clear'
  /** The account starts anew, with nothing of the old one. */
  | 'take-over'
  | 'refuse: linked already'
  | 'refuse: someone else’s'
  | 'refuse: no address'
  | 'refuse: address not verified'
  | 'refuse: no new accounts';

/**
 * An identity opens the account it belongs to, and no other. A new one joins the account with its address only when
 * the provider vouches for the address; and where nobody vouched for the account's maker, they lose it: else one could
 * open an account with somebody's address and wait for them to come.
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
