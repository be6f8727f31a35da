import type * as oauth from 'oauth4webapi';
import { openSecret, sealSecret } from '../factors/seal-secret.ts';

/** What a provider gives a person to call it with. We hand it on and do not keep it. */
export type ProviderTokens = {
  readonly provider_token?: string;
  readonly provider_refresh_token?: string;
};

export const tokensFrom = (answer: oauth.TokenEndpointResponse): ProviderTokens => ({
  provider_token: answer.access_token,
  ...(answer.refresh_token !== undefined && { provider_refresh_token: answer.refresh_token }),
});

/** Sealed for the minutes between the provider's answer and the client's question; bound to that one flow. */
export const sealTokens = (key: Buffer, flowId: string, tokens: ProviderTokens): string =>
  sealSecret(key, flowId, JSON.stringify(tokens));

export const openTokens = (key: Buffer, flowId: string, sealed: string | null): ProviderTokens =>
  sealed === null ? {} : (JSON.parse(openSecret(key, flowId, sealed)) as ProviderTokens);
