import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/** Possible behaviours of a chat completions server. */
export type ChatAnswer =
  | { readonly pieces: readonly string[]; readonly end?: 'finished' | 'cut' | 'early' | 'never' }
  | { readonly status: number; readonly message?: string }
  | { readonly events: readonly string[] }
  | { readonly redirectTo: string }
  | 'hang';

export type ChatRequest = { readonly headers: IncomingHttpHeaders; readonly body: Record<string, unknown> };

export type ChatServer = {
  /** Base URL for the client. */
  readonly url: string;
  readonly requests: readonly ChatRequest[];
  /** Used in this order; the last one repeats. */
  answerWith(...answers: ChatAnswer[]): void;
  /** Resolves when a client has disconnected in the middle of an answer. */
  readonly clientLeft: Promise<void>;
};

/** A local server with OpenAI's streaming chat completions. Scripts outside vitest pass `whenOver`. */
export async function startChatServer(
  whenOver: (undo: () => void) => void = onTestFinished,
): Promise<ChatServer> {
  const requests: ChatRequest[] = [];
  let answers: ChatAnswer[] = [];
  let left = () => {};
  const clientLeft = new Promise<void>((resolve) => {
    left = resolve;
  });

  const server = createServer(async (req, res) => {
    requests.push({ headers: req.headers, body: (await json(req)) as Record<string, unknown> });
    res.on('close', () => {
      if (!res.writableEnded) left();
    });
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    give(res, answer ?? { status: 404 });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  whenOver(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    answerWith: (...next) => {
      answers = next;
    },
    clientLeft,
  };
}

function give(res: ServerResponse, answer: ChatAnswer): void {
  if (answer === 'hang') return;
  if ('redirectTo' in answer) {
    res.writeHead(307, { location: answer.redirectTo }).end();
    return;
  }
  if ('status' in answer) {
    res.writeHead(answer.status, { 'content-type': 'application/json' });
    res.end(JSON.stringify({ error: { message: answer.message ?? 'no', type: 'error', code: null } }));
    return;
  }
  res.writeHead(200, { 'content-type': 'text/event-stream' });
  if ('events' in answer) {
    res.end(answer.events.map((event) => `data: ${event}\n\n`).join(''));
    return;
  }
  for (const content of answer.pieces) res.write(`data: ${chunk({ content }, null)}\n\n`);
  const { end = 'finished' } = answer;
  if (end === 'finished') res.end(`data: ${chunk({}, 'stop')}\n\ndata: [DONE]\n\n`);
  if (end === 'early') res.end();
  // After the written data has been flushed, or the client would not get it.
  if (end === 'cut') setImmediate(() => res.socket?.end(() => res.destroy()));
}

export const chunk = (delta: object, finish_reason: string | null): string =>
  JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'gpt-4',
    choices: [{ index: 0, delta, finish_reason }],
  });
