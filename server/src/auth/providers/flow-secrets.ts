import { randomBytes } from 'node:crypto';
import { mac } from '../tokens/auth-secrets.ts';

/** What we say to the provider in one conversation. All of it follows from the state, which only the browser keeps. */
export type FlowSecrets = { readonly state: string; readonly verifier: string; readonly nonce: string };

export const newState = (): string => randomBytes(32).toString('base64url');

export const flowSecrets = (key: Buffer, state: string): FlowSecrets => ({
  state,
  verifier: mac(key, 'verifier', state),
  nonce: mac(key, 'nonce', state),
});
