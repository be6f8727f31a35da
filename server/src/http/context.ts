import type { Actor } from '@plainclaim/domain/accounts/actor';
import type { Context } from 'hono';

/** Variables set by the middleware. */
export type Variables = {
  /** Random per response: inline scripts and styles run only with it. */
  nonce: string;
  requestId: string;
  /** The visitor's address, as seen by the outermost trusted proxy. */
  clientAddress: string;
  /** The signed-in user, on `/api` and `/functions`; null without a session. */
  actor: Actor | null;
};

export type AppEnv = { Variables: Variables };

export type AppContext = Context<AppEnv>;
