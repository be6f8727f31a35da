import { transcode } from 'node:buffer';
import type { HttpBindings } from '@hono/node-server';
import { createMiddleware } from 'hono/factory';
import type { AppContext, AppEnv } from './context.ts';
import { preferredEncoding } from './preferred-encoding.ts';

type Json = (value: unknown, status?: 200, headers?: Record<string, string>) => Response;

const contentType = { 'content-type': 'application/json' };
const wideCharacter = /[\u0100-\uffff]/;
const asTheyAre = new WeakSet<Response>();

/**
 * JSON goes out as bytes that are made once, and where nobody wants it compressed, without a further look at the answer, whose headers
 * would become an object of their own. Node measures a string and then writes it, character by character where one of them is wide, as
 * a typographic apostrophe is: of 8 kB that was 67 µs, and the bytes take 16.
 */
export const jsonAnswers = createMiddleware<AppEnv>((c, next) => {
  const answer: Json = (value, status, headers) => {
    const body = utf8OfJson(JSON.stringify(value));
    const res = c.body(body, status, { ...contentType, ...headers });
    if (!headers && goesAsItIs(c)) asTheyAre.add(res);
    return res;
  };
  c.json = answer as AppContext['json'];
  return next();
});

/** Whether nothing is left to be done with it. */
export const isReady = (res: Response): boolean => asTheyAre.has(res);

function goesAsItIs(c: AppContext): boolean {
  // `app.request()`, in tests and where a page asks our own API, has no connection behind it.
  const { outgoing } = (c.env ?? {}) as Partial<HttpBindings>;
  if (!outgoing || preferredEncoding(c.req.header('accept-encoding') ?? '')) return false;
  outgoing.setHeader('vary', 'Accept-Encoding');
  return true;
}

/** What Node writes as fast from a string stays one. Only for JSON, which has no half of a character: that one would be refused. */
export function utf8OfJson(text: string): string | Uint8Array<ArrayBuffer> {
  if (!wideCharacter.test(text)) return text;
  return transcode(Buffer.from(text, 'utf16le'), 'utf16le', 'utf8') as Uint8Array<ArrayBuffer>;
}
