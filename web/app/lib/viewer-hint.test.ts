import { describe, expect, it } from 'vitest';
import { readViewerHint, writeViewerHint } from './viewer-hint.ts';

const cookie = (value: string) => `other=1; pc_viewer=${encodeURIComponent(value)}; last=2`;

describe('readViewerHint', () => {
  it('reads role and e-mail', () => {
    expect(readViewerHint(cookie('solicitor.ada.king@firm.example'))).toEqual({
      role: 'solicitor',
      email: 'ada.king@firm.example',
    });
  });

  it.each([
    ['no cookies', null],
    ['another cookie only', 'other=1'],
    ['an unknown role', cookie('owner.a@b.example')],
    ['no address', cookie('admin.')],
    ['no separator', cookie('admin')],
    ['an address longer than addresses are', cookie(`admin.${'a'.repeat(250)}@b.example`)],
    ['a value that cannot be decoded', 'pc_viewer=%E0%A4%A'],
  ])('treats %s as signed out', (_, header) => {
    expect(readViewerHint(header)).toBeNull();
  });
});

describe('writeViewerHint', () => {
  it('is for this site alone, and over HTTPS where the site is', () => {
    const viewer = { role: 'plaintiff', email: 'a;b=c@x.example' } as const;
    expect(writeViewerHint(viewer, true)).toMatch(
      /^pc_viewer=plaintiff\.a%3Bb%3Dc%40x\.example; path=\/; .*samesite=lax; secure$/,
    );
    expect(writeViewerHint(viewer, false)).not.toContain('secure');
    expect(writeViewerHint(null, true)).toContain('pc_viewer=; path=/; max-age=0');
  });
});
