import type { Tx } from '../db/db.ts';
import { type JobHandler, type JobRun, workerFor } from '../jobs/define-job.ts';
import type { Log } from '../log/log.ts';
import { insist } from './insist.ts';
import { insistSeconds, sendLimitSeconds, sendMail } from './mail.jobs.ts';
import {
  attachmentsOf,
  type EmailRow,
  giveBack,
  heldUntil,
  markFailed,
  markSent,
  markStored,
} from './mail.store.ts';
import {
  type AttachmentReader,
  type Delivery,
  MailRefusedError,
  MailRestsError,
  type MailTransport,
  MailWithdrawnError,
} from './mail-transport.ts';
import { comeApart } from './notices.store.ts';
import { type ReturnPathDeps, returnPathOf } from './return-path.ts';
import { type TurnDeps, takeTurn } from './take-turn.ts';
import { toOutgoing } from './to-outgoing.ts';

/** What `onFailedForGood` gets about a mail that will not arrive. */
export type FailedEmail = Pick<
  EmailRow,
  'id' | 'kind' | 'toAddress' | 'subject' | 'claimId' | 'attempts' | 'lastError'
>;

/** What `onAccepted` gets about a mail that left, or that the embedded mailbox stored. */
export type AcceptedEmail = Pick<EmailRow, 'id' | 'kind' | 'toAddress' | 'claimId' | 'attempts'>;

export type SendMailDeps = ReturnPathDeps &
  TurnDeps & {
    readonly log: Log;
    readonly mailTransport: MailTransport;
    readonly files: AttachmentReader;
    /**
     * Runs before every attempt, under the mail's lease. Returns the mail to send, which it may have rewritten in its
     * row; throws `MailWithdrawnError` for a mail that is no longer to be sent, `MailRestsError` for one that waits.
     */
    readonly beforeSending?: (email: EmailRow) => Promise<EmailRow>;
    /** Runs in the transaction that records the acceptance, once per mail. */
    readonly onAccepted?: (tx: Tx, email: AcceptedEmail, how: Delivery) => Promise<void>;
    /** Runs in the transaction that records the failure. Must not mail the team about a mail to the team. */
    readonly onFailedForGood?: (tx: Tx, email: FailedEmail) => Promise<void>;
  };

/**
 * Sends one mail under a lease in its row, not a lock: a slow mail server then keeps no transaction open, and
 * the mail of a crashed worker becomes free when the lease expires.
 */
export const sendQueuedMail =
  (deps: SendMailDeps): JobHandler<{ emailId: string }> =>
  async ({ emailId }, run) => {
    const email = await takeTurn(deps, emailId);
    if (!email) return await lookAgainIfHeld(deps, emailId);
    const delivery = await deliver(deps, email, run);
    // A crash between the server's acceptance and this commit is the one gap in which a mail is sent twice. A
    // short database outage is retried: the lease stops other workers meanwhile.
    if (delivery !== 'not-sent')
      await insist(insistSeconds, () => recordAcceptance(deps, email.id, delivery));
  };

export const sendMailWorker = (deps: SendMailDeps) => workerFor(sendMail, sendQueuedMail(deps));

async function deliver(deps: SendMailDeps, email: EmailRow, run: JobRun): Promise<Delivery | 'not-sent'> {
  const signal = AbortSignal.any([run.signal, AbortSignal.timeout(sendLimitSeconds * 1000)]);
  try {
    const ready = (await deps.beforeSending?.(email)) ?? email;
    const attachments = await attachmentsOf(deps.db, [email.id]);
    const mail = toOutgoing(ready, attachments, deps.files, returnPathOf(deps, email.id));
    return await deps.mailTransport.send(mail, signal);
  } catch (error) {
    if (error instanceof MailRestsError) {
      await rest(deps, email, error.until);
      return 'not-sent';
    }
    await recordFailure(deps, email, error, run);
    // These are final and recorded: the queue has nothing to retry.
    if (isFinal(error)) return 'not-sent';
    // The server's reply may name a person, so it is stored in the row and stays out of the log.
    throw new Error(`mail ${email.id} was not sent at attempt ${email.attempts}, its last_error says why`);
  }
}

/** As if it had not been taken, with a job for later. */
async function rest({ db, jobs }: SendMailDeps, email: EmailRow, until: Date): Promise<void> {
  await db.transaction(async (tx) => {
    if (await giveBack(tx, email, until))
      await jobs.enqueue(tx, sendMail, { emailId: email.id }, { startAfter: until });
  });
}

/** Another worker may have recorded it already, for example one whose lease expired while it was sending. */
async function recordAcceptance(
  { db, clock, onAccepted }: SendMailDeps,
  id: string,
  how: Delivery,
): Promise<void> {
  await db.transaction(async (tx) => {
    const accepted = await (how === 'sent' ? markSent : markStored)(tx, id, clock.now());
    if (accepted) await onAccepted?.(tx, accepted, how);
  });
}

const isFinal = (error: unknown): boolean =>
  error instanceof MailRefusedError || error instanceof MailWithdrawnError;

/** The mail is done, or leased by another worker: then look again when the lease expires. */
async function lookAgainIfHeld({ db, jobs }: SendMailDeps, emailId: string): Promise<void> {
  const startAfter = await heldUntil(db, emailId);
  if (startAfter) await jobs.enqueue(db, sendMail, { emailId }, { startAfter });
}

async function recordFailure(deps: SendMailDeps, email: EmailRow, error: unknown, run: JobRun) {
  const { db, clock, log, onFailedForGood } = deps;
  // An aborted run says nothing about the mail, so it is not the final failure.
  const isForGood = isFinal(error) || (run.isLastAttempt && !run.signal.aborted);
  await db.transaction(async (tx) => {
    const failure = { error: words(error), forGoodAt: isForGood ? clock.now() : null };
    const failed = await markFailed(tx, email.id, { attempt: email.attempts, ...failure });
    if (!failed || !isForGood) return;
    const parts = await comeApart(tx, email.id, failure);
    for (const part of parts) await onFailedForGood?.(tx, part);
    if (parts.length === 0) await onFailedForGood?.(tx, failed);
  });
  if (error instanceof MailRefusedError)
    log.warn({ emailId: email.id, kind: email.kind }, 'mail refused by the mail server');
}

const words = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ').slice(0, 1000);
