import type { Factor } from '@supabase/auth-js';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { askAuth } from './ask-auth.ts';

const authenticatorQuery = (userId: string) =>
  queryOptions({
    queryKey: ['security', userId, 'authenticator'],
    queryFn: async (): Promise<Factor | null> => {
      const { totp } = await askAuth((client) => client.mfa.listFactors());
      return totp[0] ?? null;
    },
  });

/** The authenticator app that guards the account, or null. */
export const useAuthenticator = (userId: string) => useQuery(authenticatorQuery(userId));
