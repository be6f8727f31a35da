import { useCallback, useState } from 'react';
import type { DraftLetter } from '../../lib/claims-api.ts';
import { forgetInTab, keepInTab, readFromTab } from '../../lib/tab-memory.ts';

type Edit = {
  readonly text: string;
  /** The version of the letter that this was typed over. */
  readonly version: number;
};

type LetterEdit = {
  /** What is being edited; null while the letter is only read. */
  readonly edit: Edit | null;
  readonly isChanged: boolean;
  readonly begin: () => void;
  readonly change: (text: string) => void;
  /** Saved or given up: what was typed is no longer kept. */
  readonly end: () => void;
};

type Saved = Pick<DraftLetter, 'preview' | 'version'>;

/** An edit outlives a reload and a walk to another page of this tab: words typed are not lost by accident. */
export function useLetterEdit(userId: string, draftId: string, saved: Saved): LetterEdit {
  const key = keyOf(userId, draftId);
  const [edit, setEdit] = useState<Edit | null>(() => keptEdit(readFromTab(key), saved));
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

/** What was typed over a letter that is no longer a draft; undefined when nothing was. */
export function typedOver(userId: string, draftId: string): string | undefined {
  const { text } = (readFromTab(keyOf(userId, draftId)) ?? {}) as { text?: unknown };
  return typeof text === 'string' ? text : undefined;
}

export function forgetTyped(userId: string, draftId: string): void {
  forgetInTab(keyOf(userId, draftId));
}

/**
 * An edit of a letter that has changed since is taken up all the same, and saving asks which is right. One that changes
 * nothing is not.
 */
export function keptEdit(kept: unknown, saved: Saved): Edit | null {
  const { text, version } = (kept ?? {}) as { text?: unknown; version?: unknown };
  if (typeof text !== 'string' || typeof version !== 'number' || text === saved.preview) return null;
  return { text, version };
}
