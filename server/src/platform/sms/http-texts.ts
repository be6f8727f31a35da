import { z } from 'zod';
import type { FetchOutside } from '../outside/fetch-outside.ts';
import type { SmsTransport } from './sms-transport.ts';

export type HttpTextsOptions = {
  readonly url: string;
  readonly token: string | undefined;
  /** The sender as the provider expects it: a name or a number. */
  readonly from: string;
  readonly fetchOutside: FetchOutside;
};

/** Names that providers use for their id. */
const answerShape = z.object({
  id: z.union([z.string(), z.number()]).optional(),
  message_id: z.union([z.string(), z.number()]).optional(),
  sid: z.string().optional(),
});

/** A provider, or a bridge to one, that takes a message as a JSON POST and answers 2xx. */
export const httpTexts = ({ url, token, from, fetchOutside }: HttpTextsOptions): SmsTransport => ({
  name: 'http',
  send: async ({ id, to, text }) => {
    const res = await fetchOutside(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': id,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ id, to: `+${to}`, from, text }),
    });
    if (!res.ok) throw new Error(`the provider answered ${res.status}`);
    const answer = answerShape.safeParse(await res.json().catch(() => ({}))).data ?? {};
    const providerId = answer.id ?? answer.message_id ?? answer.sid;
    return { outcome: 'sent', providerId: providerId === undefined ? null : String(providerId) };
  },
});
