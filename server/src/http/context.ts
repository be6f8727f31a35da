import type { Actor } from '@plainclaim/domain/accounts/actor';
import type { Context } from 'hono';

/** What the middleware puts on every request. */
export type Variables = {
  /** Random per response; the only inline scripts and styles that run carry it. */
  nonce: string;
  requestId: string;
  /** The visitor's address, after as many proxies as we trust. */
  clientAddress: string;
  /** Who is asking, on `/api` and `/functions`; null for a stranger. */
  actor: Actor | null;
};

export type AppEnv = { Variables: Variables };

export type AppContext = Context<AppEnv>;
