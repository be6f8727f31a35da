import { draftIdIn, signUp } from './claimant.ts';

export type Writing = {
  /** Deletes a draft with evidence that existed before the backup, and waits until it is gone. */
  removeSomething(): Promise<void>;
  /** The number of requests answered since writing began, and of those that failed. */
  stop(): Promise<{ readonly during: number; readonly failed: number }>;
};

const writers = 3;
/** Below the limit per account. */
const draftsEach = 5;

/** Clients that sign up, create drafts, and add and delete evidence until stopped. */
export async function startWriting(address: string): Promise<Writing> {
  const counts = { during: 0, failed: 0 };
  let isOver = false;
  const kept = await signUp(address);
  const keptDraft = draftIdIn(await kept.beginDraft('to be removed in the middle of the backup'));
  await kept.addEvidence(keptDraft);

  const count = ({ status }: { readonly status: number }) => {
    counts[status < 400 ? 'during' : 'failed'] += 1;
  };
  async function write(): Promise<void> {
    const person = await signUp(address);
    const drafts: string[] = [];
    for (let at = 0; !isOver; at += 1) {
      const begun = await person.beginDraft(`number ${at}`);
      count(begun);
      count(await person.addEvidence(draftIdIn(begun)));
      drafts.push(draftIdIn(begun));
      if (drafts.length > draftsEach) count(await person.removeDraft(drafts.shift() ?? ''));
    }
  }
  const everyone = Promise.allSettled(Array.from({ length: writers }, write));

  return {
    removeSomething: async () => count(await kept.removeDraft(keptDraft)),
    stop: async () => {
      isOver = true;
      const broken = (await everyone).filter(({ status }) => status === 'rejected');
      return { ...counts, failed: counts.failed + broken.length };
    },
  };
}
