import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lettersApi } from '../../../lib/claims-api.ts';
import { useLetterWriter } from '../../../lib/letters/use-letter-writer.ts';
import { claimQuery } from './claim-details.ts';

/** Writes a letter for a claim that has none. It is stored on the claim only by a second request. */
export const useWriteClaimLetter = (claimId: string) =>
  useLetterWriter(
    (signal) => lettersApi[':id'].letter.$post({ param: { id: claimId } }, { init: { signal } }),
    () => {},
  );

export function useSaveLetter(userId: string, claimId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (letter: string) =>
      lettersApi[':id'].letter.keep.$post({ param: { id: claimId }, json: { letter } }),
    onSuccess: () => client.invalidateQueries(claimQuery(userId, claimId)),
  });
}
