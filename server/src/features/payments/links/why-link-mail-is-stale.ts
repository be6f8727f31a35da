import { isUuid } from '@plainclaim/domain/shared/uuid';
import type { Executor } from '../../../platform/db/db.ts';
import { intentById } from './intents.store.ts';
import { intentOfMail } from './issue-payment-link.ts';

/** Why a failed mail with a payment link must not be sent again; undefined while the link works. */
export async function whyLinkMailIsStale(
  executor: Executor,
  dedupeKey: string,
  now: Date,
): Promise<string | undefined> {
  const id = intentOfMail(dedupeKey);
  const intent = isUuid(id) ? await intentById(executor, id) : undefined;
  if (intent?.status === 'pending' && intent.expiresAt > now) return undefined;
  return 'The payment link in it no longer works. Send a new one instead.';
}
