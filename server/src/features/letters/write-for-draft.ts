import type { Actor } from '@plainclaim/domain/accounts/actor';
import { keepDraftLetter, readDraftForLetter } from '../claims/index.ts';
import { allowLetter } from './letter-allowance.ts';
import type { LetterJob } from './letter-job.ts';
import { letterResult } from './letter-result.ts';
import type { LettersDeps } from './letters.deps.ts';
import { writeWithFallback } from './write-with-fallback.ts';

/** The finished letter replaces the draft's; until then, and if writing fails, the old one stays. */
export async function writeForDraft(
  deps: LettersDeps,
  actor: Actor,
  draftId: string,
  read: number | undefined,
): Promise<LetterJob> {
  const { context, factsFingerprint, replaces } = await readDraftForLetter(deps, actor, draftId, read);
  await allowLetter(deps, actor);
  return async (tell, signal) => {
    const { text, source, notice } = await writeWithFallback(deps, actor, context, tell, signal);
    signal.throwIfAborted();
    const datedOn = context.today;
    const kept = await keepDraftLetter(deps, actor, draftId, {
      text,
      source,
      notice,
      factsFingerprint,
      datedOn,
      replaces,
    });
    return letterResult(context, {
      version: kept.version,
      text: kept.text,
      preview: kept.preview,
      values: kept.values,
      source,
      notice,
      problems: kept.problems,
    });
  };
}
