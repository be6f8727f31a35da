import type { Actor } from '@plainclaim/domain/accounts/actor';
import { takeOne } from '../http/rate-limit/rate-limit.store.ts';
import { returnAllowance } from '../http/rate-limit/rate-limit.ts';
import { type LanguageModel, LanguageModelError } from '../platform/language-model/language-model.ts';
import type { LettersDeps } from './letters.deps.ts';

/** Whoever was let down by the model gets the drafter for this long. */
const oneFailure = { burst: 1, periodSeconds: 900 };

export const stepInNotice =
  'The service that writes letters could not be used, so we wrote this one from your details without it.';

export type Trust = {
  readonly languageModel: LanguageModel | null;
  /** What the person is told when the drafter steps in. */
  readonly notice: string | null;
  /** Says how the model did. A failure is remembered. */
  settle(error?: unknown): Promise<void>;
};

/**
 * A failure of the model is shown as it is, with Try Again. The second try must not depend on the same model, or
 * nobody could send a claim while it is down: then the drafter steps in. Remembered as an allowance of one failure,
 * so that all processes know.
 */
export async function trustedModel(deps: LettersDeps, actor: Actor): Promise<Trust> {
  const { languageModel, db, clock, config } = deps;
  const nothing = { settle: async () => {}, notice: null };
  if (languageModel === null || !config.RATE_LIMITS) return { languageModel, ...nothing };
  const key = `letter-model-failed:${actor.userId}`;
  const { allowed } = await takeOne(db, key, oneFailure, clock.now());
  if (!allowed) return { languageModel: null, ...nothing, notice: stepInNotice };
  return {
    languageModel,
    notice: null,
    settle: async (error) => {
      if (error instanceof LanguageModelError) return;
      await returnAllowance({ db, enabled: true }, key, oneFailure);
    },
  };
}
