import { randomUUID } from 'node:crypto';
import type { Clock } from '../clock/clock.ts';
import type { Db } from '../db/db.ts';
import { insertText, updateText } from './sms.store.ts';
import type { SmsTransport } from './sms-transport.ts';

export type TextToSend = { readonly kind: string; readonly to: string; readonly text: string };

export type SendTextDeps = { readonly db: Db; readonly clock: Clock; readonly sms: SmsTransport };

export class TextNotSentError extends Error {}

/**
 * Sends a text message without a queue, because the user is waiting for the code, and returns its id. The row
 * is inserted before sending; once sent, its text is erased, because the code in it may open an account.
 */
export async function sendText({ db, clock, sms }: SendTextDeps, message: TextToSend): Promise<string> {
  const { kind, to, text } = message;
  const id = randomUUID();
  await insertText(db, { id, kind, toPhone: to, text, createdAt: clock.now() });
  try {
    const delivery = await sms.send({ id, to, text });
    await updateText(
      db,
      id,
      delivery.outcome === 'stored'
        ? { keptAt: clock.now() }
        : { sentAt: clock.now(), providerId: delivery.providerId, text: null },
    );
  } catch (error) {
    const lastError = (error instanceof Error ? error.message : String(error)).slice(0, 1000);
    await updateText(db, id, { failedAt: clock.now(), lastError, text: null });
    throw new TextNotSentError(`text message ${id} was not sent, its last_error says why`, { cause: error });
  }
  return id;
}
