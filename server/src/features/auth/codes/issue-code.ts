import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { Tx } from '../../../platform/db/db.ts';
import type { AuthKit } from '../auth-kit.ts';
import { mac, sha256 } from '../tokens/auth-secrets.ts';
import { replaceCode } from './codes.store.ts';
import type { CodeKind } from './codes.tables.ts';

/** A code in plain text. Only its hashes are stored. */
export type FreshCode = {
  /** The contract's address of the link. */
  readonly link: string;
  readonly linkToken: string;
  /** The `type` with which a client redeems it. */
  readonly type: string;
  readonly digits: string;
};

/** Short, because a nonce can change the password, and a text shows on a locked phone. */
const shortSeconds = 10 * 60;
const shortLived: readonly CodeKind[] = ['reauthentication', 'mailbox', 'sms', 'sms_otp', 'phone_change'];

const typeOf = (kind: CodeKind): string => (kind.startsWith('email_change') ? 'email_change' : kind);

export function makeCode(
  { settings }: Pick<AuthKit, 'settings'>,
  kind: CodeKind,
  { isPkce, redirectTo }: { readonly isPkce: boolean; readonly redirectTo: string },
): FreshCode {
  const linkToken = `${isPkce ? 'pkce_' : ''}${randomBytes(28).toString('hex')}`;
  const type = typeOf(kind);
  const query = new URLSearchParams({ token: linkToken, type, redirect_to: redirectTo });
  return {
    linkToken,
    type,
    link: `${settings.apiUrl}/verify?${query}`,
    digits: String(randomInt(1_000_000)).padStart(6, '0'),
  };
}

export type CodeToKeep = {
  readonly userId: string;
  readonly kind: CodeKind;
  readonly address: string;
  readonly code: FreshCode;
  readonly flowId?: string | undefined;
};

export async function keepCode(
  { settings, secrets, clock }: Pick<AuthKit, 'settings' | 'secrets' | 'clock'>,
  tx: Tx,
  { userId, kind, address, code, flowId }: CodeToKeep,
): Promise<void> {
  const now = clock.now();
  const lifeSeconds = shortLived.includes(kind) ? shortSeconds : settings.codeSeconds;
  await replaceCode(tx, {
    id: randomUUID(),
    userId,
    kind,
    address,
    linkHash: sha256(code.linkToken),
    digitsMac: digitsMac(secrets.codes, address, code.digits),
    flowId: flowId ?? null,
    createdAt: now,
    expiresAt: new Date(now.getTime() + lifeSeconds * 1000),
  });
}

export const digitsMac = (key: Buffer, address: string, digits: string): string => mac(key, address, digits);
