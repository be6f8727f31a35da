import { setTimeout as pause } from 'node:timers/promises';
import type { Servers } from './servers.ts';

export type Answer = {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly text: string;
};

export type Question = {
  readonly token?: () => string;
  /** Called when the token has expired; the request is then retried. */
  readonly signInAgain?: () => Promise<void>;
  readonly json?: object;
  readonly text?: string;
  readonly bytes?: Uint8Array;
  /** Called for each attempt, as a signature is valid for minutes only. */
  readonly headers?: () => Record<string, string>;
  /** Retries with a new signature if it is refused, as providers do: the server's clock may have jumped meanwhile. */
  readonly signsAnew?: true;
  /** The client's IP address, for the rate limits. */
  readonly address?: string;
};

export type Ask = (method: string, path: string, question?: Question) => Promise<Answer>;

export type Asking = {
  readonly ask: Ask;
  /** How many attempts got an answer, none, or a 5xx (an apology). */
  readonly counts: { answered: number; unanswered: number; apologies: number };
};

const timeoutMs = 240_000;

/**
 * Retries until a server answers, like a user after an error page. No answer and a 5xx are retried, on
 * another server where there is one; a refusal counts as an answer.
 */
export function openAsking(servers: () => Servers): Asking {
  const counts = { answered: 0, unanswered: 0, apologies: 0 };

  const ask: Ask = async (method, path, question = {}) => {
    const until = performance.now() + timeoutMs;
    let last = 'nothing';
    while (performance.now() < until) {
      const address = await servers().someone();
      const answer = await tryOnce(address, method, path, question);
      if (answer === null) counts.unanswered++;
      else if (answer.status === 401 && question.signInAgain) await question.signInAgain();
      else if (answer.status < 500 && !(question.signsAnew && isUnsigned(answer))) {
        counts.answered++;
        return answer;
      } else if (answer.status >= 500) counts.apologies++;
      last = answer === null ? 'no answer' : `${answer.status} ${answer.text.slice(0, 200)}`;
      await pause(20);
    }
    throw new Error(`${method} ${path} was asked in vain, at last: ${last}`);
  };
  return { ask, counts };
}

const isUnsigned = ({ status }: Answer): boolean => status === 400 || status === 401;

async function tryOnce(
  address: string,
  method: string,
  path: string,
  { token, json, text, bytes, headers, address: visitor }: Question,
): Promise<Answer | null> {
  try {
    const body = json ? JSON.stringify(json) : (text ?? (bytes && new Uint8Array(bytes)));
    const res = await fetch(`${address}${path}`, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(90_000),
      headers: {
        ...(token && { authorization: `Bearer ${token()}` }),
        ...((json || text) && { 'content-type': 'application/json' }),
        ...(bytes && { 'content-length': String(bytes.length) }),
        ...(visitor && { 'x-forwarded-for': visitor }),
        ...headers?.(),
      },
      ...(body !== undefined && { body }),
    });
    const answer = await res.text();
    return { status: res.status, body: parsed(answer), text: answer };
  } catch {
    return null;
  }
}

function parsed(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
}
