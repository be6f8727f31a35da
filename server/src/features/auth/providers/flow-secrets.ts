import { randomBytes } from 'node:crypto';
import { mac } from '../tokens/auth-secrets.ts';

/** Parameters of one sign-in at a provider. All are derived from the state, which only the browser has. */
export type FlowSecrets = { readonly state: string; readonly verifier: string; readonly nonce: string };

export const newState = (): string => randomBytes(32).toString('base64url');

export const flowSecrets = (key: Buffer, state: string): FlowSecrets => ({
  state,
  verifier: mac(key, 'verifier', state),
  nonce: mac(key, 'nonce', state),
});
