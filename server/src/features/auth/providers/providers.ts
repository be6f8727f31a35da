import { AuthError, invalid } from '../wire/auth-error.ts';
import type { Provider } from './provider.ts';
import { createProviderClient, type ProviderClient } from './provider-client.ts';

/** The providers of one instance. */
export type Providers = {
  find(id: string): ProviderClient | undefined;
  /** Throws the contract's error for an unknown provider. */
  require(id: string | undefined): ProviderClient;
};

export function createProviders(providers: readonly Provider[]): Providers {
  const clients = new Map(providers.map((one) => [one.id, createProviderClient(one)]));
  const find = (id: string) => clients.get(id);
  return {
    find,
    require: (id) => {
      const client = id ? find(id) : undefined;
      if (client) return client;
      throw invalid(`Unsupported provider: ${id ? `"${id}" is not enabled` : 'missing provider'}`);
    },
  };
}

/** A failed or unusable response from the provider. Its `cause` is for the log only. */
export const providerTrouble = ({ name }: Provider, cause: unknown): AuthError => {
  const error = new AuthError(
    422,
    'unexpected_failure',
    `We could not get an answer from ${name}. Please try again.`,
  );
  error.cause = cause;
  return error;
};
