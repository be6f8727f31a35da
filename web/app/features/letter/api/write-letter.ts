import { useQueryClient } from '@tanstack/react-query';
import { type DraftLetter, lettersApi } from '../../../lib/claims-api.ts';
import type { WrittenLetter } from '../../../lib/letters/letter-progress.ts';
import { useLetterWriter } from '../../../lib/letters/use-letter-writer.ts';
import { letterDraftQuery, putLetter } from './letter-draft.ts';

/** Has the letter of a draft written; the finished one is on the draft. */
export function useWriteLetter(userId: string, draftId: string) {
  const client = useQueryClient();
  return useLetterWriter(
    (signal) => lettersApi.drafts[':id'].letter.$post({ param: { id: draftId } }, { init: { signal } }),
    (written) => {
      putLetter(client, userId, draftId, draftLetterFrom(written));
      void client.invalidateQueries(letterDraftQuery(userId, draftId));
    },
  );
}

function draftLetterFrom(written: WrittenLetter): DraftLetter {
  return {
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
