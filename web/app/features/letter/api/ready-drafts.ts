import { useQuery } from '@tanstack/react-query';
import { claimsApi } from '../../../lib/claims-api.ts';

const REVIEW_STEP = 4;

/** Claims whose letter waits to be sent, or whose questions are answered so that it can be written. Newest first. */
export const useReadyDrafts = (userId: string) =>
  useQuery({
    queryKey: ['ready-drafts', userId],
    queryFn: async () => {
      const response = await claimsApi.drafts.$get();
      const { drafts } = await response.json();
      return drafts.filter(({ step, has_letter }) => has_letter || step === REVIEW_STEP);
    },
  });
