import { AppError } from '@plainclaim/domain/shared/errors';
import type { ClaimFunctionsApi } from '@plainclaim/server/features/claims/functions.routes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { hc } from 'hono/client';
import { apiFetch } from '../../../lib/api.ts';
import type { ClaimDetails } from '../../../lib/claims-api.ts';
import { claimQuery } from './claim-details.ts';

const { v1: functionsApi } = hc<ClaimFunctionsApi>('/', { fetch: apiFetch }).functions;

/** Sends the stored letter. The values in the body only let the server check that they match. */
export function useSendLetter(
  userId: string,
  { claim, documents }: Pick<ClaimDetails, 'claim' | 'documents'>,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (): Promise<string> => {
      const response = await functionsApi['send-lba-email'].$post({
        json: {
          to: claim.defendant_email,
          subject: 'Letter Before Action',
          body: claim.generated_letter_content ?? '',
          attachments: documents.map(({ file_name }) => ({ filename: file_name })),
          claimId: claim.id,
          isUnknownEmail: claim.defendant_email_unknown,
        },
      });
      const { success, message = '', error } = await response.json();
      if (!success)
        throw new AppError('unavailable', 'the letter was not sent', {
          ...(error && { userMessage: error }),
        });
      return message;
    },
    // Also after a failure: a mail that was tried is listed on the page.
    onSettled: () => {
      void client.invalidateQueries(claimQuery(userId, claim.id));
      for (const kind of ['dashboard', 'claims']) void client.invalidateQueries({ queryKey: [kind, userId] });
    },
  });
}
