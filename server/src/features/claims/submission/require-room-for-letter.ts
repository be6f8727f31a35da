import {
  addressFullWords,
  letterPeriodHours,
  lettersPerDay,
  mayBeWrittenTo,
} from '@plainclaim/domain/claims/letter-allowance';
import { AppError } from '@plainclaim/domain/shared/errors';
import { mailboxOf } from '@plainclaim/domain/shared/mailbox';
import type { Tx } from '../../../platform/db/db.ts';
import type { ClaimsDeps } from '../claims.deps.ts';
import type { NewClaim } from '../claims.store.ts';
import { countLettersTo, takeTurnAt } from './letters-to.store.ts';

/**
 * Refuses a letter to a mailbox that has had its daily number from all accounts together. Called in the
 * transaction that queues the letter, under a lock of the mailbox, so that concurrent letters count each
 * other.
 */
export async function requireRoomForLetter(
  { config, clock }: Pick<ClaimsDeps, 'config' | 'clock'>,
  tx: Tx,
  claim: Pick<NewClaim, 'defendantEmail' | 'defendantEmailUnknown'>,
): Promise<void> {
  // A letter to an unknown address goes to our own team.
  if (!config.RATE_LIMITS || claim.defendantEmailUnknown) return;
  const mailbox = mailboxOf(claim.defendantEmail);
  await takeTurnAt(tx, mailbox);
  const since = new Date(clock.now().getTime() - letterPeriodHours * 3_600_000);
  if (mayBeWrittenTo(await countLettersTo(tx, mailbox, since, lettersPerDay))) return;
  throw new AppError('rate_limited', 'the address was sent its letters of the day', {
    userMessage: addressFullWords,
  });
}
