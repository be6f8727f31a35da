import type { Actor } from '@plainclaim/domain/accounts/actor';
import { takeOne } from '../../http/rate-limit/rate-limit.store.ts';
import { returnAllowance } from '../../http/rate-limit/rate-limit.ts';
import { type LanguageModel, LanguageModelError } from '../../platform/language-model/language-model.ts';
import type { LettersDeps } from './letters.deps.ts';

/** After a failure of the model, the user's letters come from the drafter for this long. */
const oneFailure = { burst: 1, periodSeconds: 900 };

export const stepInNotice =
  'The service that writes letters could not be used, so we wrote this one from your details without it.';

export type WorkingModel = {
  readonly languageModel: LanguageModel | null;
  /** The notice shown when the drafter replaces the model. */
  readonly notice: string | null;
  /** Reports the outcome of the model. A failure is stored. */
  settle(error?: unknown): Promise<void>;
};

/**
 * A failure of the model is shown as it is, with Try Again. The retry uses the drafter, or no user could
 * submit a claim while the model is down. Stored as a rate limit with a burst of one, which all processes
 * share.
 */
export async function workingModel(deps: LettersDeps, actor: Actor): Promise<WorkingModel> {
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
