import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { type Answer, type Form, refusal, stripeBooks } from './stripe-books.ts';

export type StripeCall = {
  readonly method: string;
  readonly path: string;
  readonly form: Form;
  readonly key: string | undefined;
  readonly version: string | undefined;
};

/**
 * `none`: works. `silence`: no response. `lost`: done, but the connection breaks before the response. A
 * number: refused with that status.
 */
export type Trouble = 'none' | 'silence' | 'lost' | 429 | 402 | 409 | 500;

const errors: Record<number, Record<string, string>> = {
  402: { type: 'card_error', code: 'card_declined' },
  409: { type: 'idempotency_error', code: 'idempotency_key_in_use' },
  429: { type: 'invalid_request_error', code: 'rate_limit' },
  500: { type: 'api_error' },
};

/** A local server with the parts of Stripe's API that we use. Scripts outside vitest pass `whenOver`. */
export async function startStripeServer(
  now: () => Date,
  whenOver: (undo: () => void) => void = onTestFinished,
) {
  const books = stripeBooks(now);
  const calls: StripeCall[] = [];
  const troubles: Trouble[] = [];
  const remembered = new Map<string, { readonly question: string; readonly answer: Answer }>();

  function act({ method, path, form }: StripeCall): Answer {
    const [, session, verb] = /^\/v1\/checkout\/sessions(?:\/(\w+))?(?:\/(expire))?$/.exec(path) ?? [];
    if (path.startsWith('/v1/checkout/sessions')) {
      if (session && verb) return books.expireSession(session);
      if (session) return books.readSession(session);
      return method === 'POST' ? books.createSession(form) : books.listSessions(form);
    }
    if (path === '/v1/refunds') return method === 'POST' ? books.createRefund(form) : books.listRefunds(form);
    return refusal(404, { code: 'resource_missing' });
  }

  /** A repeated idempotency key gets the first response, or an error if the parameters differ. */
  function answer(call: StripeCall): Answer {
    if (call.method !== 'POST' || !call.key) return act(call);
    const question = JSON.stringify([call.path, call.form]);
    const before = remembered.get(call.key);
    if (before && before.question !== question) return refusal(400, { type: 'idempotency_error' });
    const given = before?.answer ?? structuredClone(act(call));
    remembered.set(call.key, { question, answer: given });
    return given;
  }

  const server = createServer(async (request, response) => {
    const call = await toCall(request);
    calls.push(call);
    const trouble = troubles.shift();
    if (trouble === 'silence') return;
    if (typeof trouble === 'number') return send(refusal(trouble, errors[trouble] ?? {}));
    if (request.headers.authorization !== 'Bearer sk_test_key') return send(refusal(401, {}));
    const given = answer(call);
    if (trouble === 'lost') request.socket.destroy();
    else send(given);

    function send({ status, body }: Answer) {
      response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_1' });
      response.end(JSON.stringify(body));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  whenOver(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { ...books, calls, troubles, url: `http://127.0.0.1:${port}` };
}

async function toCall(request: IncomingMessage): Promise<StripeCall> {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://stripe.test');
  const form = request.method === 'POST' ? new URLSearchParams(await text(request)) : searchParams;
  const header = (name: string) => request.headers[name] as string | undefined;
  return {
    method: request.method ?? '',
    path: pathname,
    form: Object.fromEntries(form),
    key: header('idempotency-key'),
    version: header('stripe-version'),
  };
}
