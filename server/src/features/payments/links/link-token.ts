import { hash, randomBytes } from 'node:crypto';

/** 256 random bits, as 43 URL-safe characters. */
export const newLinkToken = (): string => randomBytes(32).toString('base64url');

/** Only this hash is stored. A random 256-bit token cannot be guessed, so it needs no salt. */
export const hashLinkToken = (token: string): string => hash('sha256', token);

export const payPage = (siteUrl: string, token: string): string => `${siteUrl}/pay/${token}`;
