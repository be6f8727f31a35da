import type { Metadata } from '../metadata.ts';

/** Adds a sign-in provider to the app metadata, unless it is listed. `provider` stays the first one. */
export function withProvider(appMetadata: Metadata, provider: string): Metadata {
  const known = Array.isArray(appMetadata.providers) ? (appMetadata.providers as unknown[]) : [];
  return {
    ...appMetadata,
    provider: appMetadata.provider ?? provider,
    providers: known.includes(provider) ? known : [...known, provider],
  };
}
