import { useCallback, useState } from 'react';
import { forgetInTab, keepInTab, readFromTab } from '../../lib/tab-memory.ts';

type LetterEdit = {
  /** The text being edited; null while the letter is only read. */
  readonly text: string | null;
  readonly isChanged: boolean;
  readonly begin: () => void;
  readonly change: (text: string) => void;
  /** Saved or given up: what was typed is no longer kept. */
  readonly end: () => void;
};

/** An edit outlives a reload and a walk to another page of this tab: words typed are not lost by accident. */
export function useLetterEdit(userId: string, draftId: string, saved: string): LetterEdit {
  const key = `letter-edit:${userId}:${draftId}`;
  const [text, setText] = useState<string | null>(() => keptEdit(readFromTab(key), saved));

  const change = useCallback(
    (next: string) => {
      setText(next);
      keepInTab(key, { saved, text: next });
    },
    [key, saved],
  );
  const end = useCallback(() => {
    setText(null);
    forgetInTab(key);
  }, [key]);

  return {
    text,
    isChanged: text !== null && text !== saved,
    begin: () => setText(saved),
    change,
    end,
  };
}

/** An edit of another letter, or one that changes nothing, is not taken up again. */
export function keptEdit(kept: unknown, saved: string): string | null {
  const edit = kept as { saved?: unknown; text?: unknown } | undefined;
  if (typeof edit?.text !== 'string' || edit.saved !== saved || edit.text === saved) return null;
  return edit.text;
}
