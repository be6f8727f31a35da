import type { Actor } from '@plainclaim/domain/accounts/actor';
import type { LetterContext } from '@plainclaim/domain/letters/letter-facts';
import { createFairQueue } from '../../platform/fair-queue.ts';
import type { Tell } from './letter-events.ts';
import type { LettersDeps } from './letters.deps.ts';
import { workingModel } from './working-model.ts';
import { type WrittenText, writeLetter } from './write-letter.ts';

/** Each holds a connection to the model for up to a minute. */
const lettersAtOnce = createFairQueue({ atOnce: 20, atOncePerKey: 2, waiting: 60, waitingPerKey: 10 });

/** Uses the model unless it has recently failed for this user. */
export async function writeWithFallback(
  deps: LettersDeps,
  actor: Actor,
  context: LetterContext,
  tell: Tell,
  signal: AbortSignal,
): Promise<WrittenText> {
  const { languageModel, notice, settle } = await workingModel(deps, actor);
  try {
    const written = await lettersAtOnce(actor.userId, () =>
      writeLetter({ languageModel, log: deps.log }, context, tell, signal),
    );
    await settle();
    return { ...written, notice: notice ?? written.notice };
  } catch (error) {
    await settle(error);
    throw error;
  }
}
