import type { Actor } from '@plainclaim/domain/accounts/actor';
import { AppError } from '@plainclaim/domain/shared/errors';
import { requireAllowance } from '../http/rate-limit/rate-limit.ts';
import type { LettersDeps } from './letters.deps.ts';

/** More letters than anyone reads in an hour; each may cost the operator money. */
const letters = { burst: 20, periodSeconds: 3600 };

export async function allowLetter({ db, clock, config }: LettersDeps, actor: Actor): Promise<void> {
  const deps = { db, clock, enabled: config.RATE_LIMITS };
  await requireAllowance(deps, `letters:${actor.userId}`, letters).catch((error: unknown) => {
    throw error instanceof AppError && error.code === 'rate_limited' ? inWords(error) : error;
  });
}

function inWords({ message, retryAfterSeconds = 60 }: AppError): AppError {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  return new AppError('rate_limited', message, {
    retryAfterSeconds,
    userMessage: `You have had many letters written in the last hour. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
  });
}
