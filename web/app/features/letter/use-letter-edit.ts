import { useCallback, useState } from 'react';
import type { DraftLetter } from '../../lib/claims-api.ts';
import { forgetInTab, keepInTab, readFromTab } from '../../lib/tab-memory.ts';

type Edit = {
  readonly text: string;
  /** The version of the letter that the edit is based on. */
  readonly version: number;
};

type LetterEdit = {
  /** The current edit; null outside the editor. */
  readonly edit: Edit | null;
  readonly isChanged: boolean;
  readonly begin: () => void;
  readonly change: (text: string) => void;
  /** Discards the stored edit: it was saved or given up. */
  readonly end: () => void;
};

type Saved = Pick<DraftLetter, 'preview' | 'version'>;

/** The edit of a letter, stored in the tab: it survives a reload and visits to other pages. */
export function useLetterEdit(userId: string, draftId: string, saved: Saved): LetterEdit {
  const key = keyOf(userId, draftId);
  const [edit, setEdit] = useState<Edit | null>(() => restoredEdit(readFromTab(key), saved));
  const version = edit?.version ?? saved.version;

  const change = useCallback(
    (text: string) => {
      setEdit({ text, version });
      keepInTab(key, { text, version });
    },
    [key, version],
  );
  const end = useCallback(() => {
    setEdit(null);
    forgetInTab(key);
  }, [key]);

  return {
    edit,
    isChanged: edit !== null && edit.text !== saved.preview,
    begin: () => setEdit({ text: saved.preview, version: saved.version }),
    change,
    end,
  };
}

const keyOf = (userId: string, draftId: string) => `letter-edit:${userId}:${draftId}`;

/** The text of an unsaved edit, shown after the draft was submitted elsewhere. Undefined without an edit. */
export function typedOver(userId: string, draftId: string): string | undefined {
  const { text } = (readFromTab(keyOf(userId, draftId)) ?? {}) as { text?: unknown };
  return typeof text === 'string' ? text : undefined;
}

/** Whether an edit of this letter is under way in this tab, and not saved. */
export const hasUnsavedEdit = (userId: string, draftId: string, saved: Saved): boolean =>
  restoredEdit(readFromTab(keyOf(userId, draftId)), saved) !== null;

export function forgetTyped(userId: string, draftId: string): void {
  forgetInTab(keyOf(userId, draftId));
}

/**
 * Restores the stored edit even if the letter has changed since: saving then asks which version is right. Ignores an edit
 * without changes.
 */
export function restoredEdit(stored: unknown, saved: Saved): Edit | null {
  const { text, version } = (stored ?? {}) as { text?: unknown; version?: unknown };
  if (typeof text !== 'string' || typeof version !== 'number' || text === saved.preview) return null;
  return { text, version };
}
