import { hash, randomBytes } from 'node:crypto';

/** 256 random bits, in 43 characters that need no escaping in an address. */
export const newLinkToken = (): string => randomBytes(32).toString('base64url');

/** All that is stored of a token. It has 256 random bits, so there is nothing to guess and no salt to add. */
export const hashLinkToken = (token: string): string => hash('sha256', token);

export const payPage = (siteUrl: string, token: string): string => `${siteUrl}/pay/${token}`;
