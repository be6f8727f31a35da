import { randomBytes } from 'node:crypto';
import { join, resolve, sep } from 'node:path';
import { AppError } from '@plainclaim/domain/shared/errors';
import fc from 'fast-check';
import { KeyNormalizer } from 'flydrive';
import { describe, expect, it } from 'vitest';
import { assertKey, isKey, isPublicKey, newFileName } from './file-key.ts';

describe('keys', () => {
  it.each([
    'private/a.pdf',
    'private/claim-documents/0b7d6a52-6b6c-4a0e-9a53-0d8f7f8f6a11/1767225600000-00ff.pdf',
    'public/blog/2026/cover_1.webp',
    'private/archive.tar.gz',
  ])('takes %s', (key) => {
    expect(() => assertKey(key)).not.toThrow();
  });

  it.each([
    '',
    'private',
    'private/',
    'private/no-extension',
    'a.pdf',
    '/private/a.pdf',
    'private//a.pdf',
    'private/../a.pdf',
    'private/..',
    'private/a..pdf',
    'private/.hidden.pdf',
    'private/.git/a.pdf',
    'private/a.pdf/b.pdf',
    'private/a.pdf/',
    'private/a.pdf.',
    'private/./a.pdf',
    'private/%2e%2e/a.pdf',
    'private\\a.pdf',
    'private/a b.pdf',
    'private/a.pdf\n',
    'private/a\0.pdf',
    'private/é.pdf',
    'Private/a.pdf',
    'incoming/a.pdf',
    'content-types/private/a.pdf',
    `private/${'a'.repeat(200)}.pdf`,
  ])('refuses %j', (key) => {
    expect(() => assertKey(key)).toThrow(AppError);
  });

  it('never leaves the root, and means the same to flydrive', () => {
    const piece = fc.constantFrom(
      'private',
      'public',
      '/',
      '\\',
      '.',
      '..',
      'a',
      '-',
      '_',
      '%2e',
      '\0',
      ' ',
      'pdf',
    );
    const root = resolve('/srv/files');
    let taken = 0;
    fc.assert(
      fc.property(
        fc.constantFrom('private/', 'public/', ''),
        fc.array(piece, { maxLength: 8 }),
        (start, rest) => {
          const key = start + rest.join('');
          if (!isKey(key)) return;
          taken++;
          expect(join(root, key).startsWith(root + sep + key.split('/')[0] + sep)).toBe(true);
          expect(new KeyNormalizer().normalize(key)).toBe(key);
        },
      ),
      { numRuns: 20_000, seed: 1 },
    );
    expect(taken).toBeGreaterThan(20);
  });

  it('tells public from private', () => {
    expect(isPublicKey('public/blog/a.webp')).toBe(true);
    expect(isPublicKey('private/blog/a.webp')).toBe(false);
    expect(isPublicKey('public/../private/a.pdf')).toBe(false);
    expect(isPublicKey('publicity/a.pdf')).toBe(false);
  });
});

describe('newFileName', () => {
  const now = new Date('2026-03-04T05:06:07.089Z');

  it('is the time, randomness and the extension', () => {
    expect(newFileName('pdf', now, (size) => new Uint8Array(size).fill(0xab))).toBe(
      `1772600767089-${'ab'.repeat(16)}.pdf`,
    );
  });

  it('differs every time and makes a key', () => {
    const names = Array.from({ length: 100 }, () => newFileName('docx', now, randomBytes));
    expect(new Set(names).size).toBe(100);
    for (const name of names) expect(isKey(`private/claim-documents/some-claim/${name}`)).toBe(true);
  });

  it.each(['', '.pdf', 'PDF', 'p/f', '../x', 'a b'])('refuses the extension %j', (extension) => {
    expect(() => newFileName(extension, now, randomBytes)).toThrow(AppError);
  });
});
