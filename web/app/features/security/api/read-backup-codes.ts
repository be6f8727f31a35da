import { queryOptions, useQuery } from '@tanstack/react-query';
import { accountApi } from './account-api.ts';

export const backupCodesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['security', userId, 'backup-codes'],
    queryFn: async () => {
      const response = await accountApi['backup-codes'].$get();
      return (await response.json()).unused;
    },
  });

/** How many backup codes still work. The codes themselves are never read again. */
export const useBackupCodes = (userId: string) => useQuery(backupCodesQuery(userId));
