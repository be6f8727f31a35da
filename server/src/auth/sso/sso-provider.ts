/** An organisation's own sign-in service, as its metadata describes it. */
export type SsoProvider = {
  readonly id: string;
  /** The organisation's e-mail domains. It is believed about addresses in these, and about no others. */
  readonly domains: readonly string[];
  readonly entityId: string;
  /** Where people are sent to sign in. */
  readonly signInUrl: string;
  /** PEM; any of them may have signed. */
  readonly certificates: readonly string[];
};

/** How an identity of this provider is called. */
export const identityName = ({ id }: SsoProvider): string => `sso:${id}`;
