import type { Actor } from '@plainclaim/domain/accounts/actor';
import type { MailTopic } from '@plainclaim/domain/accounts/mail-topics';
import { recordAudit } from '../auth/index.ts';
import type { MailChoicesDeps } from './mail-choices.deps.ts';
import { saveChoice } from './mail-choices.store.ts';

/** Turns the mails of one topic on or off, from the next mail on. */
export async function chooseMail(
  { db, clock }: Pick<MailChoicesDeps, 'db' | 'clock'>,
  { userId }: Pick<Actor, 'userId'>,
  { topic, wanted }: { readonly topic: MailTopic; readonly wanted: boolean },
  address: string,
): Promise<void> {
  const at = clock.now();
  await db.transaction(async (tx) => {
    await saveChoice(tx, { personId: userId, topic, wanted, changedAt: at });
    const details = { topic, wanted };
    await recordAudit(tx, { action: 'mail-choice-changed', userId, address, at, details });
  });
}
