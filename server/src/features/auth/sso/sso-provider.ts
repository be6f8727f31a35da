/** An organisation's identity provider, as in its metadata. */
export type SsoProvider = {
  readonly id: string;
  /** The organisation's e-mail domains: its assertions are trusted for these addresses only. */
  readonly domains: readonly string[];
  readonly entityId: string;
  /** Address of the sign-in page. */
  readonly signInUrl: string;
  /** In PEM; a signature by any of them is valid. */
  readonly certificates: readonly string[];
};

/** The `provider` of its identities. */
export const identityName = ({ id }: SsoProvider): string => `sso:${id}`;
