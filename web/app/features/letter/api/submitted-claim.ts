import { AppError } from '@plainclaim/domain/shared/errors';
import { useQuery } from '@tanstack/react-query';
import { claimsApi } from '../../../lib/claims-api.ts';

/** Whether a draft that is gone has become a claim. */
export const useSubmittedClaim = (userId: string, id: string) =>
  useQuery({
    queryKey: ['submitted-claim', userId, id],
    queryFn: async () => {
      try {
        await claimsApi[':id'].$get({ param: { id } });
        return true;
      } catch (error) {
        if (error instanceof AppError && error.code === 'not_found') return false;
        throw error;
      }
    },
  });
