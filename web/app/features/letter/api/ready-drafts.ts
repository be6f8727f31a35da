import { useQuery } from '@tanstack/react-query';
import { claimsApi } from '../../../lib/claims-api.ts';

const REVIEW_STEP = 4;

/** Claims whose questions are answered, so that only the letter is missing. Newest first. */
export const useReadyDrafts = (userId: string) =>
  useQuery({
    queryKey: ['ready-drafts', userId],
    queryFn: async () => {
      const response = await claimsApi.drafts.$get();
      const { drafts } = await response.json();
      return drafts.filter(({ step }) => step === REVIEW_STEP);
    },
  });
