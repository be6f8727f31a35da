import { createHash } from 'node:crypto';
import type { ContactMessage } from '@plainclaim/domain/contact/contact-form';
import { contactAllowance, isFormOutdated, looksLikeAPerson } from '@plainclaim/domain/contact/spam';
import type { Config } from '../../config/config.ts';
import { requireAllowance } from '../../http/rate-limit/rate-limit.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { MailSetting } from '../../platform/mail/finish-mail.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { writeContactMail } from './contact.emails.tsx';
import { addMessage } from './contact.store.ts';
import { issueFormToken, type OpenedForm, readFormToken } from './form-token.ts';

export type ContactDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly config: Pick<Config, MailSetting | 'TEAM_MAILBOX' | 'RATE_LIMITS'>;
  readonly secretKey: string;
  readonly siteUrl: string;
};

export type SentForm = {
  readonly message: ContactMessage;
  readonly formToken: string;
  /** The value of the honeypot field, which people do not see. */
  readonly trap: string;
  /** The key of the rate limit. */
  readonly visitor: string;
};

/**
 * When not sent, the page asks once more with the words still in the form. The token is for the next attempt
 * either way.
 */
export type SendOutcome = { readonly sent: boolean; readonly formToken: string };

/** Stores the message and queues the team's copy in one transaction. */
export async function sendContactMessage(
  deps: ContactDeps,
  { message, formToken, trap, visitor }: SentForm,
): Promise<SendOutcome> {
  const { db, clock, config, secretKey } = deps;
  await requireAllowance({ db, clock, enabled: config.RATE_LIMITS }, `contact:${visitor}`, contactAllowance);
  const now = clock.now();
  const form = readFormToken(formToken, secretKey);
  if (!form || !looksLikeAPerson({ openedAt: form.openedAt, trap }, now)) {
    // A form sent too soon gets its token back: by the second attempt it is old enough.
    const isSpent = !form || isFormOutdated(form.openedAt, now);
    return { sent: false, formToken: isSpent ? issueFormToken(secretKey, now) : formToken };
  }
  await storeAndMail(deps, message, form, now);
  return { sent: true, formToken: issueFormToken(secretKey, now) };
}

async function storeAndMail(
  deps: ContactDeps,
  message: ContactMessage,
  form: OpenedForm,
  now: Date,
): Promise<void> {
  const { db, config, siteUrl } = deps;
  const id = idOf(message, form);
  // Rendered before the transaction, as rendering takes time and a transaction holds a connection.
  const mail = await writeContactMail(message, siteUrl);
  await db.transaction(async (tx) => {
    const isNew = await addMessage(tx, { ...message, id, claimId: message.claimId || null, createdAt: now });
    if (!isNew) return;
    await queueMail(deps, tx, { ...mail, to: { address: config.TEAM_MAILBOX }, replyTo: message.email });
  });
}

/** Idempotent: equal words from the same form have the same id, however often the button was pressed. */
function idOf(message: ContactMessage, { formId }: OpenedForm): string {
  const hex = createHash('sha256')
    .update(JSON.stringify([formId, message]))
    .digest('hex');
  // Version 8 of RFC 9562: a UUID with custom bits.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
