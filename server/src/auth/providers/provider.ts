/** How a provider knows that it is us who asks. */
export type ProviderSecret =
  | { readonly kind: 'none' }
  | { readonly kind: 'text'; readonly value: string }
  /** Apple wants a token that we sign afresh. */
  | { readonly kind: 'apple'; readonly teamId: string; readonly keyId: string; readonly privateKey: string };

/** Where a provider is: found from its issuer, or named one by one. */
export type ProviderPlace =
  | {
      readonly kind: 'oidc';
      readonly issuer: string;
      /** Microsoft's shared door: each organisation behind it has an issuer of its own. */
      readonly isShared: boolean;
    }
  | {
      readonly kind: 'oauth2';
      readonly issuer: string;
      readonly authorization: string;
      readonly token: string;
      readonly userinfo: string;
      /** GitHub keeps addresses, and which of them are checked, apart from the person. */
      readonly emails: string | undefined;
    };

/** A service that signs people in for us. */
export type Provider = {
  readonly id: string;
  /** For people. */
  readonly name: string;
  readonly clientId: string;
  readonly audiences: readonly string[];
  readonly secret: ProviderSecret;
  readonly scopes: readonly string[];
  readonly responseMode: 'query' | 'form_post';
  readonly place: ProviderPlace;
  /** Every address it names counts as checked. */
  readonly trustsEmail: boolean;
  readonly privateNetwork: boolean;
};
