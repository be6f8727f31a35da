import type { Actor } from '@plainclaim/domain/accounts/actor';
import type { LetterContext } from '@plainclaim/domain/letters/letter-facts';
import type { Tell } from './letter-events.ts';
import type { LettersDeps } from './letters.deps.ts';
import { trustedModel } from './trusted-model.ts';
import { type WrittenText, writeLetter } from './write-letter.ts';

/** Writes with the model unless it has just let this person down. */
export async function writeTrusted(
  deps: LettersDeps,
  actor: Actor,
  context: LetterContext,
  tell: Tell,
  signal: AbortSignal,
): Promise<WrittenText> {
  const { languageModel, notice, settle } = await trustedModel(deps, actor);
  try {
    const written = await writeLetter({ languageModel, log: deps.log }, context, tell, signal);
    await settle();
    return { ...written, notice: notice ?? written.notice };
  } catch (error) {
    await settle(error);
    throw error;
  }
}
