import { mac, sha256 } from './auth-secrets.ts';

/** The refresh token of a row: derived whenever it is needed, never stored. */
export const refreshTokenOf = (key: Buffer, rowId: string): string => mac(key, rowId);

export const hashRefreshToken = (token: string): string => sha256(token);
