/** How we authenticate to a provider. */
export type ProviderSecret =
  | { readonly kind: 'none' }
  | { readonly kind: 'text'; readonly value: string }
  /** Apple requires a freshly signed JWT as the secret. */
  | { readonly kind: 'apple'; readonly teamId: string; readonly keyId: string; readonly privateKey: string };

/** A provider's endpoints: discovered from its issuer, or configured one by one. */
export type ProviderPlace =
  | {
      readonly kind: 'oidc';
      readonly issuer: string;
      /** Microsoft's shared endpoint: each organisation behind it has its own issuer. */
      readonly isShared: boolean;
    }
  | {
      readonly kind: 'oauth2';
      readonly issuer: string;
      readonly authorization: string;
      readonly token: string;
      readonly userinfo: string;
      /** GitHub lists addresses, and which are verified, at a separate endpoint. */
      readonly emails: string | undefined;
    };

/** An external sign-in provider. */
export type Provider = {
  readonly id: string;
  /** Display name. */
  readonly name: string;
  readonly clientId: string;
  readonly audiences: readonly string[];
  readonly secret: ProviderSecret;
  readonly scopes: readonly string[];
  readonly responseMode: 'query' | 'form_post';
  readonly place: ProviderPlace;
  /** Every address it returns counts as verified. */
  readonly trustsEmail: boolean;
  readonly privateNetwork: boolean;
};
