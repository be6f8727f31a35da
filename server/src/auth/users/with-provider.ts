import type { Metadata } from '../metadata.ts';

/** One way in more: the first stays the account's own, and none is listed twice. */
export function withProvider(appMetadata: Metadata, provider: string): Metadata {
  const known = Array.isArray(appMetadata.providers) ? (appMetadata.providers as unknown[]) : [];
  return {
    ...appMetadata,
    provider: appMetadata.provider ?? provider,
    providers: known.includes(provider) ? known : [...known, provider],
  };
}
