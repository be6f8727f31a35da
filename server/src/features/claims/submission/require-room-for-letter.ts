import {
  addressFullWords,
  letterPeriodHours,
  lettersPerDay,
  mayBeWrittenTo,
} from '@plainclaim/domain/claims/letter-allowance';
import { AppError } from '@plainclaim/domain/shared/errors';
import { type MailboxName, mailboxOf } from '@plainclaim/domain/shared/mailbox';
import type { Tx } from '../../../platform/db/db.ts';
import type { ClaimsDeps } from '../claims.deps.ts';
import type { NewClaim } from '../claims.store.ts';
import { countLettersTo, takeTurnAt } from './letters-to.store.ts';

type Deps = Pick<ClaimsDeps, 'config' | 'clock'>;
type Recipient = Pick<NewClaim, 'defendantEmail' | 'defendantEmailUnknown'>;

/** A letter to an unknown address goes to our own team. */
const isCounted = ({ config }: Deps, { defendantEmailUnknown }: Recipient): boolean =>
  config.RATE_LIMITS && !defendantEmailUnknown;

async function isFull(deps: Deps, tx: Tx, mailbox: MailboxName): Promise<boolean> {
  const since = new Date(deps.clock.now().getTime() - letterPeriodHours * 3_600_000);
  return !mayBeWrittenTo(await countLettersTo(tx, mailbox, since, lettersPerDay));
}

/**
 * Refuses a letter to a mailbox that has had its daily number from all accounts together. Called in the
 * transaction that queues the letter, under a lock of the mailbox, so that concurrent letters count each
 * other.
 */
export async function requireRoomForLetter(deps: Deps, tx: Tx, recipient: Recipient): Promise<void> {
  if (!isCounted(deps, recipient)) return;
  const mailbox = mailboxOf(recipient.defendantEmail);
  await takeTurnAt(tx, mailbox);
  if (!(await isFull(deps, tx, mailbox))) return;
  throw new AppError('rate_limited', 'the address was sent its letters of the day', {
    userMessage: addressFullWords,
  });
}
