import { isMailTopic, type MailTopic } from '@plainclaim/domain/accounts/mail-topics';
import { AppError } from '@plainclaim/domain/shared/errors';
import { accountFacts } from '../auth/index.ts';
import { chooseMail } from './choose-mail.ts';
import type { MailChoicesDeps } from './mail-choices.deps.ts';
import { readUnsubscription } from './unsubscribe-token.ts';

export type StoppedMails = { readonly personId: string; readonly topic: MailTopic };

/** The topic of an unsubscribe link. Read-only, as mail scanners open every link. */
export function readLink({ secretKey }: Pick<MailChoicesDeps, 'secretKey'>, token: string): StoppedMails {
  const link = readUnsubscription(token, secretKey);
  if (!link || !isMailTopic(link.topic))
    throw new AppError('not_found', 'not an unsubscribe link of ours', {
      userMessage: 'This link does not work. Sign in and choose your mails in your profile.',
    });
  return { personId: link.personId, topic: link.topic };
}

/** Turns off the link's topic, without a session. Idempotent. */
export async function unsubscribe(
  deps: MailChoicesDeps,
  token: string,
  address: string,
): Promise<StoppedMails> {
  const { personId, topic } = readLink(deps, token);
  // A deleted account gets no optional mails anyway.
  if (await accountFacts(deps.db, personId))
    await chooseMail(deps, { userId: personId }, { topic, wanted: false }, address);
  return { personId, topic };
}
