import { describe, expect, it } from 'vitest';
import { readViewerHint } from './viewer-hint.ts';

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
