import { createHmac } from 'node:crypto';
import { AppError } from '@plainclaim/domain/shared/errors';
import { describe, expect, it } from 'vitest';
import { signDownload, verifyDownload } from './download-link.ts';

const secret = 'a secret of at least thirty-two characters';
const now = new Date('2026-03-04T12:00:00Z');
const expiresAt = new Date('2026-03-04T12:05:00Z');
const right = { kind: 'claim-document', of: ['c1', 'd1'], sessionId: 's1' };
const sign = () => signDownload({ ...right, expiresAt }, secret);
const tokenOf = (path: string) => path.slice('/files/'.length);

function refusal(token: string, at = now, withSecret = secret): AppError {
  try {
    verifyDownload(token, withSecret, at);
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
  throw new Error('the token was accepted');
}

describe('download links', () => {
  it('give back what was signed, until they expire', () => {
    const path = sign();
    expect(path).toMatch(/^\/files\/[A-Za-z0-9_-]+\.[A-Za-z0-9_-]{43}$/);
    const lastMoment = new Date(expiresAt.getTime() - 1);
    expect(verifyDownload(tokenOf(path), secret, lastMoment)).toEqual(right);
    const inLetter = { kind: 'letter-document', of: ['c1/1-ab.pdf'] };
    const posted = signDownload({ ...inLetter, expiresAt }, secret);
    expect(verifyDownload(tokenOf(posted), secret, now)).toEqual({ ...inLetter, sessionId: undefined });
  });

  it('expire with words for the person', () => {
    const error = refusal(tokenOf(sign()), expiresAt);
    expect(error.code).toBe('gone');
    expect(error.userMessage).toBe(
      'This download link has expired. Go back to the claim and open the file again.',
    );
  });

  it('refuse another secret', () => {
    expect(refusal(tokenOf(sign()), now, `${secret}!`).code).toBe('not_found');
  });

  it('refuse every change of a single character', () => {
    const token = tokenOf(sign());
    for (let at = 0; at < token.length; at++) {
      const changed = token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1);
      expect(refusal(changed).code).toBe('not_found');
    }
  });

  it('refuse another right under a signature made for this one', () => {
    const [, signature] = tokenOf(sign()).split('.');
    const other = { r: 'claim-document', o: ['c2', 'd2'], s: 's1', e: expiresAt.getTime() };
    const encoded = Buffer.from(JSON.stringify(other)).toString('base64url');
    expect(refusal(`${encoded}.${signature}`).code).toBe('not_found');
  });

  it.each(['', '.', 'abc', 'abc.', '.abc', 'a.b.c'])('refuse %j', (token) => {
    expect(refusal(token).code).toBe('not_found');
  });

  it.each(['=', ' ', '.', '.x'])('have one spelling: %j at the end is refused', (extra) => {
    expect(refusal(tokenOf(sign()) + extra).code).toBe('not_found');
  });

  it('mean nothing when the same secret signed something else', () => {
    const [encoded = ''] = tokenOf(sign()).split('.');
    const elsewhere = createHmac('sha256', secret).update(encoded).digest('base64url');
    expect(refusal(`${encoded}.${elsewhere}`).code).toBe('not_found');
  });

  it('of letters posted before links named a right say which file they meant', () => {
    const old = { k: 'private/claim-documents/c1/1-ab.pdf', n: 'invoice.pdf', e: expiresAt.getTime() };
    const encoded = Buffer.from(JSON.stringify(old)).toString('base64url');
    const signature = createHmac('sha256', secret).update(`files/download/1:${encoded}`).digest('base64url');
    const link = verifyDownload(`${encoded}.${signature}`, secret, now);
    expect(link).toEqual({ kind: 'stored-file', of: [old.k], sessionId: undefined });
  });
});
