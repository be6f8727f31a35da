import {
  type AllowanceLeft,
  personAllowances,
  usedUpWords,
} from '@plainclaim/domain/accounts/person-allowances';
import { AppError } from '@plainclaim/domain/shared/errors';
import type { Config } from '../../config/config.ts';
import { leftOfEach } from './rate-limit.store.ts';
import { type RateLimitDeps, requireAllowance } from './rate-limit.ts';

type Deps = Pick<RateLimitDeps, 'db' | 'clock'> & { readonly config: Pick<Config, 'RATE_LIMITS'> };

type Name = keyof typeof personAllowances;

const prefixes: Readonly<Record<Name, string>> = {
  submissions: 'claim-submit',
  letters: 'letters',
  uploads: 'claim-upload',
  downloads: 'your-data',
};

const keyOfPerson = (name: Name, userId: string): string => `${prefixes[name]}:${userId}`;

/** Takes one from a user's allowance. The error names the limit. */
export async function allowPerson({ db, clock, config }: Deps, name: Name, userId: string): Promise<void> {
  const deps = { db, clock, enabled: config.RATE_LIMITS };
  await requireAllowance(deps, keyOfPerson(name, userId), personAllowances[name]).catch((error: unknown) => {
    throw error instanceof AppError && error.code === 'rate_limited' ? inWords(name, error) : error;
  });
}

/** What is left of a user's allowances, to tell them before one is used up. Takes nothing. */
export async function allowancesLeft<Asked extends Name>(
  { db, clock, config }: Deps,
  names: readonly Asked[],
  userId: string,
): Promise<Readonly<Record<Asked, AllowanceLeft>>> {
  const keyed = names.map((name) => ({ key: keyOfPerson(name, userId), allowance: personAllowances[name] }));
  const left = config.RATE_LIMITS
    ? await leftOfEach(db, keyed, clock.now())
    : keyed.map(({ allowance }) => ({ left: allowance.burst, waitSeconds: 0 }));
  return Object.fromEntries(names.map((name, index) => [name, left[index]])) as Record<Asked, AllowanceLeft>;
}

function inWords(name: Name, { message, retryAfterSeconds = 60 }: AppError): AppError {
  return new AppError('rate_limited', message, {
    retryAfterSeconds,
    userMessage: usedUpWords(name, retryAfterSeconds),
  });
}
