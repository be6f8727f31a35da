import { checkLetter } from '@plainclaim/domain/letters/check-letter';
import type { LetterContext } from '@plainclaim/domain/letters/letter-facts';
import { isBlocking } from '@plainclaim/domain/letters/letter-problem';
import { resolvePlaceholders } from '@plainclaim/domain/letters/placeholders';
import { AppError } from '@plainclaim/domain/shared/errors';
import type { ClaimsDeps } from '../claims.deps.ts';
import type { NamedClaim } from '../claims.store.ts';
import { placeholderValues } from './placeholder-values.ts';

/** The letter as it is sent, with every placeholder filled. Throws when its check finds a problem. */
export function finishLetter(
  deps: Pick<ClaimsDeps, 'config'>,
  letter: string,
  context: LetterContext,
  claim: NamedClaim,
): string {
  const values = placeholderValues(deps, claim, context.today);
  const finished = resolvePlaceholders(letter, values);
  const problems = checkLetter(finished, context, 'final', values).filter(isBlocking);
  if (problems.length === 0) return finished;
  const messages = [...new Set(problems.map(({ message }) => message))];
  throw new AppError(
    'conflict',
    `the letter fails its check: ${problems.map(({ rule }) => rule).join(', ')}`,
    {
      userMessage: `The letter needs another look before it can be sent: ${messages.join(' ')}`,
      fields: problems.map(({ line, message }) => ({
        field: 'letter',
        message: line === null ? message : `Line ${line}: ${message}`,
      })),
    },
  );
}
