import type { ClaimFormInput } from '@plainclaim/domain/claims/claim-form';
import type { FactsInput } from '@plainclaim/domain/claims/facts/input/facts-input';
import { mergedByFiles } from './evidence-elsewhere.ts';
import { failureOf, isConflict, isGone, type SavedDraft, type SaveState } from './save-state.ts';
import type { CopyKeeper } from './unsaved-copy.ts';
import { type Answers, changedAnswers, fillEmpty, isSameAnswers, stepFrom, type Writing } from './writing.ts';

/** Debounce: saves after this pause in typing, or after the longest pause at the latest. */
const pauseMs = 700;
const longestPauseMs = 5000;
const firstRetryMs = 2000;
const longestRetryMs = 30_000;

export type DraftStore<Draft extends SavedDraft> = {
  /** Empty fields may come back filled in. */
  create(writing: Writing): Promise<Draft>;
  save(id: string, writing: Writing, version: number): Promise<Draft>;
  read(id: string): Promise<Draft>;
};

export type DraftSaverOptions<Draft extends SavedDraft> = {
  readonly store: DraftStore<Draft>;
  readonly copies: CopyKeeper;
  /** The draft to write on; null until something is written. */
  readonly draft: { readonly id: string; readonly version: number } | null;
  readonly writing: Writing;
  /** The saved version or, without a draft, what the form starts from; null when unknown. */
  readonly saved: Writing | null;
  /** Called after a version from elsewhere has replaced the form, or its files have joined it. */
  readonly onTheirs?: (theirs: Draft) => void;
};

/** What the wizard shows. A new object with every change. */
export type DraftSnapshot<Draft extends SavedDraft> = Writing & {
  readonly draftId: string | null;
  readonly state: SaveState<Draft>;
};

export type DraftSaver<Draft extends SavedDraft> = ReturnType<typeof createDraftSaver<Draft>>;

/**
 * Holds the form and saves it in the background: one request at a time, and never over a newer version from
 * another tab or device. The copy in the tab holds what is not saved yet.
 */
export function createDraftSaver<Draft extends SavedDraft>(options: DraftSaverOptions<Draft>) {
  const { store, copies } = options;
  let { draft, saved, writing } = options;
  let state: SaveState<Draft> = { kind: 'quiet' };
  let snapshot: DraftSnapshot<Draft> | undefined;
  let running: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitingSince = 0;
  let failures = 0;
  let lastError: unknown;
  /** Sent, but not confirmed as saved: a response can be lost. */
  let sent: Answers[] = [];
  const listeners = new Set<() => void>();

  const tell = () => {
    snapshot = undefined;
    for (const listener of listeners) listener();
  };
  const show = (next: SaveState<Draft>) => {
    state = next;
    tell();
  };

  const isUnsaved = () => {
    if (!saved || !isSameAnswers(writing, saved)) return true;
    // Stepping through an empty form does not make a draft.
    return draft !== null && writing.step !== saved.step;
  };
  const isStuck = () => state.kind === 'conflict' || state.kind === 'gone';
  const keepCopy = () => copies.keep(draft?.id ?? null, { ...writing, version: draft?.version ?? 0 });
  const saveIn = (delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(flush, delay);
  };

  const nowOn = (kept: Draft, asSaved: Writing) => {
    copies.forget(draft?.id ?? null);
    draft = kept;
    saved = asSaved;
    sent = [];
    failures = 0;
    waitingSince = 0;
    if (isUnsaved()) keepCopy();
    else show({ kind: 'saved' });
  };

  const adopt = (theirs: Draft, { form, facts }: Answers = theirs) => {
    writing = { ...writing, form, facts };
    tell();
    nowOn(theirs, writingOf(theirs));
    options.onTheirs?.(theirs);
  };

  const begin = async () => {
    const made = await store.create(writing);
    writing = { ...writing, ...changedAnswers(writing, { form: fillEmpty(writing.form, made.form) }) };
    nowOn(made, writingOf(made));
  };

  /** Our own save whose response was lost, or a change of step only: saving over it loses no edits. */
  const isHarmless = (theirs: Answers) =>
    [...sent, saved].some((known) => known && isSameAnswers(theirs, known));

  const saveOn = async ({ id, version }: { id: string; version: number }) => {
    const written = writing;
    sent.push(written);
    try {
      nowOn(await store.save(id, written, version), written);
    } catch (error) {
      if (!isConflict(error)) throw error;
      const theirs = await store.read(id);
      if (isHarmless(theirs)) nowOn(theirs, writingOf(theirs));
      // No edits here, so there is nothing to choose: take the newer version.
      else if (saved && isSameAnswers(writing, saved)) adopt(theirs);
      else {
        const merged = saved && mergedByFiles(writing, saved, theirs);
        if (merged) adopt(theirs, merged);
        else show({ kind: 'conflict', theirs });
      }
    }
  };

  const fail = (error: unknown) => {
    lastError = error;
    if (draft && isGone(error)) return show({ kind: 'gone' });
    const failure = failureOf(error);
    show(failure);
    if (!failure.willRetry) return;
    saveIn(Math.min(firstRetryMs * 2 ** failures, longestRetryMs));
    failures += 1;
  };

  const isDue = (evenEmpty: boolean) => (evenEmpty && !draft) || (isUnsaved() && !isStuck());

  const run = async (evenEmpty: boolean) => {
    try {
      while (isDue(evenEmpty)) {
        // Show the failure until a retry succeeds, instead of switching between two messages.
        if (state.kind !== 'failed') show({ kind: 'saving' });
        await (draft ? saveOn(draft) : begin());
      }
    } catch (error) {
      fail(error);
    } finally {
      // Synchronous with the last `isDue`, so that a write in between cannot go unsaved.
      running = null;
    }
  };

  /** Saves now; resolves when nothing is left to save, or a save has failed. */
  async function flush(evenEmpty = false): Promise<void> {
    clearTimeout(timer);
    if (!running && !isDue(evenEmpty)) return;
    running ??= Promise.resolve().then(() => run(evenEmpty));
    await running;
  }

  /** The form is back at its saved version. */
  const undone = () => {
    copies.forget(draft?.id ?? null);
    if (state.kind === 'saving' && !running) show({ kind: draft ? 'saved' : 'quiet' });
    else tell();
  };

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    snapshot(): DraftSnapshot<Draft> {
      snapshot ??= { ...writing, draftId: draft?.id ?? null, state };
      return snapshot;
    },
    isUnsaved,
    flush: () => flush(),

    /** Records a change and schedules a save. */
    write(change: {
      readonly form?: Partial<ClaimFormInput>;
      readonly facts?: FactsInput;
      readonly step?: Writing['step'];
    }) {
      const next = { ...changedAnswers(writing, change), step: change.step ?? writing.step };
      if (next.step === writing.step && isSameAnswers(next, writing)) return;
      writing = next;
      if (!isUnsaved()) return undone();
      if (state.kind === 'failed' || isStuck()) tell();
      else show({ kind: 'saving' });
      keepCopy();
      waitingSince ||= Date.now();
      if (!isStuck()) saveIn(Math.min(pauseMs, Math.max(waitingSince + longestPauseMs - Date.now(), 0)));
    },

    /** The id of the draft, created if needed: evidence belongs to one. Throws the error of a failed save. */
    async ensureDraft(): Promise<string> {
      if (!draft) await flush(true);
      if (draft) return draft.id;
      throw lastError;
    },

    /** After a conflict: saves the form here over their version. */
    keepOurs() {
      if (state.kind !== 'conflict') return;
      const { theirs } = state;
      show({ kind: 'saving' });
      nowOn(theirs, writingOf(theirs));
      void flush();
    },

    /** After a conflict: replaces the form here with their version. */
    takeTheirs() {
      if (state.kind !== 'conflict') return;
      const { theirs } = state;
      show({ kind: 'saving' });
      adopt(theirs);
      void flush();
    },

    /** After the draft is gone: saves the form here as a new draft. */
    keepAsNew() {
      if (state.kind !== 'gone' || !draft) return;
      copies.forget(draft.id);
      draft = null;
      saved = null;
      show({ kind: 'saving' });
      void flush();
    },

    /** Leaving: saves what is left, without a retry. */
    async stop(): Promise<void> {
      if (!isStuck()) await flush();
      clearTimeout(timer);
    },
  };
}

const writingOf = ({ form, facts, step }: SavedDraft): Writing => ({
  form,
  facts,
  step: stepFrom(step) ?? 1,
});
