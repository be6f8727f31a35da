import type { Actor } from '@plainclaim/domain/accounts/actor';
import { AppError } from '@plainclaim/domain/shared/errors';
import { requireAllowance } from '../../../http/rate-limit/rate-limit.ts';
import type { ClaimsDeps } from '../claims.deps.ts';

/** More downloads than a person needs; typesetting each costs CPU time. */
export const letterPdfs = { burst: 60, periodSeconds: 600 };

export const letterPdfKey = ({ userId }: Pick<Actor, 'userId'>): string => `letter-pdf:${userId}`;

export async function allowLetterPdf({ db, clock, config }: ClaimsDeps, actor: Actor): Promise<void> {
  const deps = { db, clock, enabled: config.RATE_LIMITS };
  await requireAllowance(deps, letterPdfKey(actor), letterPdfs).catch((error: unknown) => {
    throw error instanceof AppError && error.code === 'rate_limited' ? inWords(error) : error;
  });
}

function inWords({ message, retryAfterSeconds = 60 }: AppError): AppError {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  return new AppError('rate_limited', message, {
    retryAfterSeconds,
    userMessage: `You have downloaded many letters in the last few minutes. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
  });
}
