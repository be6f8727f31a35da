import { useQueryClient } from '@tanstack/react-query';
import { type Draft, type DraftLetter, lettersApi } from '../../../lib/claims-api.ts';
import type { WrittenLetter } from '../../../lib/letters/letter-progress.ts';
import { useLetterWriter } from '../../../lib/letters/use-letter-writer.ts';
import { letterDraftQuery, putLetter } from './letter-draft.ts';

/** Writes the letter of a draft. The server stores it in place of the version that was read. */
export function useWriteLetter(userId: string, { id: draftId, letter }: Pick<Draft, 'id' | 'letter'>) {
  const client = useQueryClient();
  return useLetterWriter(
    async (signal) => {
      const json = { version: letter?.version ?? 0 };
      try {
        return await lettersApi.drafts[':id'].letter.$post(
          { param: { id: draftId }, json },
          { init: { signal } },
        );
      } catch (error) {
        // On a conflict with another tab, the page shows the newest letter.
        void client.invalidateQueries(letterDraftQuery(userId, draftId));
        throw error;
      }
    },
    (written) => {
      putLetter(client, userId, draftId, draftLetterFrom(written));
      void client.invalidateQueries(letterDraftQuery(userId, draftId));
    },
  );
}

function draftLetterFrom(written: WrittenLetter): DraftLetter {
  return {
    version: written.version,
    text: written.letter,
    preview: written.preview,
    values: written.values,
    source: written.source,
    notice: written.notice,
    problems: [...written.problems],
    kept: [],
    left_out: [...written.leftOut],
    is_stale: false,
    deadline_days: written.deadlineDays,
    response_deadline: written.responseDeadline,
  };
}
