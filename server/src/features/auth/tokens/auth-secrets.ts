import { createHmac, hash, hkdfSync, timingSafeEqual } from 'node:crypto';

/** One key per purpose, derived from the server's secret: one leaked key reveals no other. */
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

/** Only for long random values: they cannot be brute-forced from the hash. */
export const sha256 = (text: string): string => hash('sha256', text, 'base64url');

/** For short values, which could be brute-forced from a hash without a key. */
export const mac = (key: Buffer, ...parts: readonly string[]): string =>
  createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');

export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
