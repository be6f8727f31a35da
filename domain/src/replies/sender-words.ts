type Sender = {
  /** Null where the address is not the party's to read; empty where the mail names none. */
  readonly from: string | null;
  /** Whether the claim has no address of the defendant. */
  readonly isAddressUnknown: boolean;
  readonly claim?: 'your claim' | 'the claim';
};

/** Who sent a mail, in words for a party of the claim: "By e-mail from …". */
export function senderWords({ from, isAddressUnknown, claim = 'your claim' }: Sender): string {
  if (from === '') return 'a sender without an address';
  if (from !== null) return from;
  return isAddressUnknown
    ? `an address that we do not show, as ${claim} has none to compare it with`
    : `another address than the one on ${claim}`;
}
