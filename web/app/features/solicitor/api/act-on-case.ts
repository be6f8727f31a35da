import { AppError } from '@plainclaim/domain/shared/errors';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { referralsApi, solicitorKey } from './solicitor-api.ts';

export type CaseAct =
  | { act: 'accept' }
  | { act: 'decline'; reason: string }
  | { act: 'start' }
  | { act: 'complete'; outcome: string; note: string };

export type ActOutcome = { readonly done: true } | { readonly done: false; readonly words: string };

async function send(id: string, said: CaseAct): Promise<unknown> {
  const param = { id };
  const one = referralsApi[':id'];
  switch (said.act) {
    case 'accept':
      return await one.accept.$post({ param });
    case 'decline':
      return await one.decline.$post({ param, json: { reason: said.reason } });
    case 'start':
      return await one.start.$post({ param });
    case 'complete':
      return await one.complete.$post({ param, json: { outcome: said.outcome, note: said.note } });
  }
}

/** A conflict is a result, not a failure: the case has changed, and the server's message says how. */
export function useActOnCase(userId: string, id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (said: CaseAct): Promise<ActOutcome> => {
      try {
        await send(id, said);
        return { done: true };
      } catch (error) {
        const isTooLate =
          error instanceof AppError && (error.code === 'conflict' || error.code === 'not_found');
        if (isTooLate) return { done: false, words: error.userMessage ?? 'This case is no longer yours.' };
        throw error;
      }
    },
    onSettled: () => client.invalidateQueries({ queryKey: solicitorKey(userId) }),
  });
}
