import type * as oauth from 'oauth4webapi';
import { openSecret, sealSecret } from '../factors/seal-secret.ts';

/** The provider's own tokens. Passed on to the client and not stored, except as below. */
export type ProviderTokens = {
  readonly provider_token?: string;
  readonly provider_refresh_token?: string;
};

export const tokensFrom = (answer: oauth.TokenEndpointResponse): ProviderTokens => ({
  provider_token: answer.access_token,
  ...(answer.refresh_token !== undefined && { provider_refresh_token: answer.refresh_token }),
});

/** Encrypted until the client exchanges its code, minutes later; bound to that flow. */
export const sealTokens = (key: Buffer, flowId: string, tokens: ProviderTokens): string =>
  sealSecret(key, flowId, JSON.stringify(tokens));

export const openTokens = (key: Buffer, flowId: string, sealed: string | null): ProviderTokens =>
  sealed === null ? {} : (JSON.parse(openSecret(key, flowId, sealed)) as ProviderTokens);
