import { checkLetter } from '@plainclaim/domain/letters/check-letter';
import type { LetterContext } from '@plainclaim/domain/letters/letter-facts';
import { type PlaceholderValues, resolvePlaceholders } from '@plainclaim/domain/letters/placeholders';
import { formatLongDate } from '@plainclaim/domain/shared/dates';
import { AppError } from '@plainclaim/domain/shared/errors';
import type { ClaimsDeps } from '../claims.deps.ts';

/** The letter as it goes out: every placeholder filled, and nothing in it that does not fit the claim. */
export function finishLetter(
  { config }: Pick<ClaimsDeps, 'config'>,
  letter: string,
  context: LetterContext,
  claimId: string,
): string {
  const values: PlaceholderValues = {
    date: formatLongDate(context.today),
    claimReference: claimId,
    senderName: config.SENDER_NAME,
    senderTitle: config.SENDER_TITLE,
    senderCompany: config.SENDER_COMPANY,
  };
  const finished = resolvePlaceholders(letter, values);
  const problems = checkLetter(finished, context, 'final', values);
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
