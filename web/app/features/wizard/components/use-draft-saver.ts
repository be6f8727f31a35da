import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Draft } from '../api/claims-api.ts';
import { draftStore } from '../api/draft-store.ts';
import { emptyWriting, type OpenedDraft } from '../api/open-draft.ts';
import { createDraftSaver, type DraftSaver } from '../draft-saver.ts';
import { saveOnItsWay } from '../saves-on-their-way.ts';
import { copyKeeperFor } from '../unsaved-copy.ts';
import { stepFrom } from '../writing.ts';

/** The form's values and their saving while the wizard is open on one draft. */
export function useDraftSaver(userId: string, opened: OpenedDraft, onTheirs: (theirs: Draft) => void) {
  const latest = useRef(onTheirs);
  latest.current = onTheirs;
  const [saver] = useState(() => saverFor(userId, opened, (theirs) => latest.current(theirs)));
  const snapshot = useSyncExternalStore(saver.subscribe, saver.snapshot, saver.snapshot);
  useEffect(() => {
    // Saves the changes left unsaved on an earlier visit.
    if (saver.isUnsaved()) void saver.flush();
    return () => saveOnItsWay(saver.stop());
  }, [saver]);
  useSaveWhenAway(saver);
  return { saver, snapshot };
}

function saverFor(
  userId: string,
  { draft, copy }: OpenedDraft,
  onTheirs: (theirs: Draft) => void,
): DraftSaver<Draft> {
  const stored = draft
    ? { form: draft.form, facts: draft.facts, step: stepFrom(draft.step) ?? 1 }
    : emptyWriting;
  const isOlder = draft !== null && copy !== undefined && copy.version !== draft.version;
  return createDraftSaver({
    store: draftStore,
    copies: copyKeeperFor(userId),
    draft: draft && { id: draft.id, version: copy?.version ?? draft.version },
    writing: copy ?? stored,
    // Based on another version than the stored one: the save detects a conflict.
    saved: isOlder ? null : stored,
    onTheirs,
  });
}

function useSaveWhenAway(saver: DraftSaver<Draft>): void {
  useEffect(() => {
    const save = () => void saver.flush();
    const saveWhenHidden = () => {
      if (document.visibilityState === 'hidden') save();
    };
    const warn = (event: BeforeUnloadEvent) => {
      // Warns only if saving fails: otherwise the last save completes before the page is gone.
      const { state } = saver.snapshot();
      if (saver.isUnsaved() && state.kind === 'failed') event.preventDefault();
    };
    // Saves on blur: the next press may leave the page.
    document.addEventListener('focusout', save);
    document.addEventListener('visibilitychange', saveWhenHidden);
    window.addEventListener('pagehide', save);
    window.addEventListener('online', save);
    window.addEventListener('beforeunload', warn);
    return () => {
      document.removeEventListener('focusout', save);
      document.removeEventListener('visibilitychange', saveWhenHidden);
      window.removeEventListener('pagehide', save);
      window.removeEventListener('online', save);
      window.removeEventListener('beforeunload', warn);
    };
  }, [saver]);
}
