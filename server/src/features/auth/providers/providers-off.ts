import { AuthError, invalid } from '../wire/auth-error.ts';

/** Providers that are known but not configured: refused with the contract's errors. */

const issuers: Readonly<Record<string, string>> = {
  google: 'https://accounts.google.com',
  apple: 'https://appleid.apple.com',
  azure: 'https://login.microsoftonline.com',
  facebook: 'https://www.facebook.com',
  kakao: 'https://kauth.kakao.com',
};

export function refuseIdToken(provider: string): never {
  const issuer = Object.hasOwn(issuers, provider) ? issuers[provider] : undefined;
  if (issuer === undefined) throw invalid(`Unsupported provider: "${provider}" could not be found`);
  throw new AuthError(400, 'provider_disabled', `Provider (issuer "${issuer}") is not enabled`);
}

export function refuseWeb3(): never {
  throw new AuthError(422, 'web3_provider_disabled', 'Web3 provider is disabled');
}

export function refuseSaml(): never {
  throw new AuthError(404, 'saml_provider_disabled', 'SAML 2.0 is disabled');
}
