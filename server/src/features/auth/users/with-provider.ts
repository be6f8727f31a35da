import type { Metadata } from '../metadata.ts';

/** Adds a provider. The first one stays the main one; none is listed twice. */
export function withProvider(appMetadata: Metadata, provider: string): Metadata {
  const known = Array.isArray(appMetadata.providers) ? (appMetadata.providers as unknown[]) : [];
  return {
    ...appMetadata,
    provider: appMetadata.provider ?? provider,
    providers: known.includes(provider) ? known : [...known, provider],
  };
}
