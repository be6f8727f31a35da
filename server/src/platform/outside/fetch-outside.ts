import { lookup as lookUp } from 'node:dns';
import { type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** The subset of `fetch` needed to call external services. */
export type FetchOutside = (
  address: string,
  init?: {
    readonly method?: string;
    readonly headers?: Headers | Readonly<Record<string, string>>;
    readonly body?: string | URLSearchParams | undefined;
  },
) => Promise<Response>;

export type OutsideRules = {
  /** Also allows plain HTTP and private addresses. Only for addresses that the operator configured. */
  readonly privateNetwork: boolean;
  /** Timeout of the whole exchange. */
  readonly timeoutMs: number;
  readonly mostBytes: number;
};

const usualOutsideRules: OutsideRules = {
  privateNetwork: false,
  timeoutMs: 10_000,
  mostBytes: 1024 * 1024,
};

export class OutsideError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'OutsideError';
  }
}

/**
 * Calls external services, protected against SSRF: no redirects, limits on time and size and, by default,
 * only HTTPS to public addresses. The address is checked when connecting, so that DNS rebinding cannot change
 * it after the check.
 */
export function createFetchOutside(changes: Partial<OutsideRules> = {}): FetchOutside {
  const rules = { ...usualOutsideRules, ...changes };
  return async (address, { method = 'GET', headers, body } = {}) => {
    const url = new URL(address);
    requireAllowed(url, rules);
    const send = url.protocol === 'https:' ? requestSecure : requestPlain;
    const signal = AbortSignal.timeout(rules.timeoutMs);
    const text = body === undefined ? undefined : String(body);
    const answer = await new Promise<Response>((resolve, reject) => {
      const outgoing = send(url, {
        method,
        headers: Object.fromEntries(new Headers(headers)),
        lookup: rules.privateNetwork ? lookUp : lookUpPublic,
        signal,
        // A connection per request: none is kept open to an untrusted server.
        agent: false,
      });
      outgoing.once('error', reject);
      outgoing.once('response', (incoming) => readAnswer(incoming, rules.mostBytes).then(resolve, reject));
      outgoing.end(text);
    }).catch((error: unknown) => {
      throw error instanceof OutsideError
        ? error
        : new OutsideError(`${url.host} could not be asked`, { cause: error });
    });
    if (answer.status >= 300 && answer.status < 400) {
      throw new OutsideError(`${url.host} wants to lead us elsewhere`);
    }
    return answer;
  };
}

function requireAllowed(url: URL, { privateNetwork }: OutsideRules): void {
  if (url.protocol !== 'https:' && !(privateNetwork && url.protocol === 'http:')) {
    throw new OutsideError(`${url.host} may only be called by HTTPS`);
  }
  // IP literals are not looked up, so they are checked here.
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  if (!privateNetwork && isIP(literal) !== 0 && !isPublicAddress(literal)) throw notPublicAddress(url.host);
}

const lookUpPublic: LookupFunction = (name, options, done) => {
  lookUp(name, { ...options, all: true }, (error, found) => {
    if (error) return done(error, '');
    const all = Array.isArray(found) ? found : [found];
    const open = all.filter(({ address }) => isPublicAddress(address));
    const [first] = open;
    if (!first) return done(notPublicAddress(name), '');
    if (options.all) return done(null, open);
    return done(null, first.address, first.family);
  });
};

const notPublicAddress = (name: string) => new OutsideError(`${name} is not on the open internet`);

async function readAnswer(incoming: IncomingMessage, mostBytes: number): Promise<Response> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > mostBytes) throw new OutsideError('the answer is larger than any we expect');
    chunks.push(chunk);
  }
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (typeof value === 'string') headers.set(name, value);
  }
  const status = incoming.statusCode ?? 500;
  const isBodiless = status === 204 || status === 304;
  return new Response(isBodiless ? null : Buffer.concat(chunks), { status, headers });
}
