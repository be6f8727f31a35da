import { answerTogether } from '../../platform/answer-together.ts';

/** Pages are some 50 kB each. */
const mostPages = 200;
/** A page may say what day it is. */
const longestMs = 60_000;

type Api = (path: string, init?: RequestInit) => Promise<Response>;
type Call = { readonly path: string; readonly status: number; readonly body: string };
type KeptPage = {
  readonly keptAt: number;
  /** Asks everything again that the page was made of, for all who wait for it. */
  readonly isStillTrue: (api: Api) => Promise<boolean>;
  readonly headers: readonly (readonly [string, string])[];
  readonly html: Buffer;
  /** Where in it the nonce stands. */
  readonly noncesAt: readonly number[];
};

export type KeptPages = {
  /** The page again, if everything it was made of is as it was. */
  find(key: string, nonce: string, api: Api): Promise<Response | null>;
  /** Renders a page with an API that is listened to, and keeps it once its last byte has gone. */
  render(key: string, nonce: string, api: Api, render: (api: Api) => Promise<Response>): Promise<Response>;
};

/**
 * Pages for everyone, so that React draws them once and not for each visitor. What a page shows comes from our API: its
 * questions are asked again for each visitor, once for those who come together, and only if every answer is the same, to the letter, the drawn page is sent. So nothing
 * has to be told that a post changed, in whichever process. Each answer gets its own nonce.
 */
export function createKeptPages(now: () => number = Date.now): KeptPages {
  const pages = new Map<string, KeptPage>();

  return {
    find: async (key, nonce, api) => {
      const page = pages.get(key);
      if (!page) return null;
      if (now() - page.keptAt > longestMs || !(await page.isStillTrue(api))) {
        if (pages.get(key) === page) pages.delete(key);
        return null;
      }
      return pageFrom(page, nonce);
    },

    render: async (key, nonce, api, render) => {
      const calls: Promise<Call | null>[] = [];
      const response = await render(async (path, init) => {
        const answer = await api(path, init);
        calls.push(isPlainQuestion(init) ? callFrom(path, answer.clone()) : Promise.resolve(null));
        return answer;
      });
      if (response.status !== 200 || !response.body || response.headers.has('set-cookie')) return response;
      const headers = [...response.headers];
      return new Response(
        response.body.pipeThrough(
          collect(async (html) => {
            const made = await Promise.all(calls);
            const known = made.filter((call) => call !== null);
            if (known.length < made.length) return;
            pages.delete(key);
            const isStillTrue = answerTogether((asking: Api) => answerAlike(known, asking));
            pages.set(key, { keptAt: now(), isStillTrue, headers, html, noncesAt: placesOf(nonce, html) });
            if (pages.size > mostPages) pages.delete(pages.keys().next().value ?? '');
          }),
        ),
        response,
      );
    },
  };
}

/** Anything else may do something, and has to do it for every visitor. */
const isPlainQuestion = (init: RequestInit | undefined): boolean => (init?.method ?? 'GET') === 'GET';

const callFrom = async (path: string, answer: Response): Promise<Call> => ({
  path,
  status: answer.status,
  body: await answer.text(),
});

async function answerAlike(calls: readonly Call[], api: Api): Promise<boolean> {
  const answers = await Promise.all(calls.map(async ({ path }) => callFrom(path, await api(path))));
  return calls.every(({ status, body }, n) => answers[n]?.status === status && answers[n]?.body === body);
}

function placesOf(nonce: string, html: Buffer): number[] {
  const places: number[] = [];
  for (let at = html.indexOf(nonce); at >= 0; at = html.indexOf(nonce, at + nonce.length)) places.push(at);
  return places;
}

/** Nonces are all of one length, so the new one is written over the old. */
function pageFrom({ headers, html, noncesAt }: KeptPage, nonce: string): Response {
  const page = Buffer.from(html);
  for (const at of noncesAt) page.write(nonce, at, 'latin1');
  return new Response(page, {
    headers: [
      ...headers.map(([name, value]): [string, string] => [name, value]),
      ['content-length', String(page.byteLength)],
    ],
  });
}

/** Passes everything on at once, and the whole once it has passed. */
function collect(whole: (html: Buffer) => Promise<void>): TransformStream<Uint8Array, Uint8Array> {
  const chunks: Uint8Array[] = [];
  return new TransformStream({
    transform: (chunk, controller) => {
      chunks.push(chunk);
      controller.enqueue(chunk);
    },
    flush: () => whole(Buffer.concat(chunks)),
  });
}
