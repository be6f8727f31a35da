import type { Actor } from '@plainclaim/domain/accounts/actor';
import { isMailTopic, type MailTopic, mailTopics, wantsMail } from '@plainclaim/domain/accounts/mail-topics';
import type { MailChoicesDeps } from './mail-choices.deps.ts';
import { choicesOf } from './mail-choices.store.ts';

/** The optional mails that this user gets. */
export async function readChoices(
  { db }: Pick<MailChoicesDeps, 'db'>,
  { userId }: Pick<Actor, 'userId'>,
): Promise<Record<MailTopic, boolean>> {
  const rows = await choicesOf(db, userId);
  const said = Object.fromEntries(
    rows.filter(({ topic }) => isMailTopic(topic)).map(({ topic, wanted }) => [topic, wanted]),
  );
  return Object.fromEntries(mailTopics.map((topic) => [topic, wantsMail(topic, said)])) as Record<
    MailTopic,
    boolean
  >;
}
