import { createHmac, hash, hkdfSync, timingSafeEqual } from 'node:crypto';

/** One key per purpose, all from the server's secret: knowing one says nothing about another. */
export type AuthSecrets = {
  readonly refreshTokens: Buffer;
  readonly codes: Buffer;
  readonly backupCodes: Buffer;
  readonly totpSecrets: Buffer;
  readonly providerFlows: Buffer;
  readonly providerTokens: Buffer;
};

export function deriveSecrets(secretKey: string): AuthSecrets {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', secretKey, '', `auth/${purpose}/1`, 32));
  return {
    refreshTokens: derive('refresh-tokens'),
    codes: derive('codes'),
    backupCodes: derive('backup-codes'),
    totpSecrets: derive('totp-secrets'),
    providerFlows: derive('provider-flows'),
    providerTokens: derive('provider-tokens'),
  };
}

/** For what is random and long enough that nobody can guess it back. */
export const sha256 = (text: string): string => hash('sha256', text, 'base64url');

/** For what is short: without the key, trying all values leads nowhere. */
export const mac = (key: Buffer, ...parts: readonly string[]): string =>
  createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');

export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
