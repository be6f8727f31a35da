import { personAllowances, usedUpWords } from '@plainclaim/domain/accounts/person-allowances';
import { AppError } from '@plainclaim/domain/shared/errors';
import type { Config } from '../../config/config.ts';
import { type RateLimitDeps, requireAllowance } from './rate-limit.ts';

type Deps = Pick<RateLimitDeps, 'db' | 'clock'> & { readonly config: Pick<Config, 'RATE_LIMITS'> };

/** Takes one from a user's allowance. The error names the limit. */
export async function allowPerson(
  { db, clock, config }: Deps,
  name: keyof typeof personAllowances,
  key: string,
): Promise<void> {
  const deps = { db, clock, enabled: config.RATE_LIMITS };
  await requireAllowance(deps, key, personAllowances[name]).catch((error: unknown) => {
    throw error instanceof AppError && error.code === 'rate_limited' ? inWords(name, error) : error;
  });
}

function inWords(
  name: keyof typeof personAllowances,
  { message, retryAfterSeconds = 60 }: AppError,
): AppError {
  return new AppError('rate_limited', message, {
    retryAfterSeconds,
    userMessage: usedUpWords(name, retryAfterSeconds),
  });
}
