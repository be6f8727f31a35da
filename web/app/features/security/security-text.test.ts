import { describe, expect, it } from 'vitest';
import { backupCodeText } from './backup-code-text.ts';
import { qrImage, spacedSecret } from './qr-image.ts';

describe('qrImage', () => {
  it('survives colours and quotes in the drawing', () => {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><path fill="#000" d="M0 0h1"/></svg>';
    const address = qrImage(`data:image/svg+xml;utf-8,${drawing}`);
    expect(new URL(address).hash).toBe('');
    expect(decodeURIComponent(address.slice(address.indexOf(',') + 1))).toBe(drawing);
  });

  it('leaves alone what is written for an address already', () => {
    const address = 'data:image/svg+xml;base64,PHN2Zz48L3N2Zz4=';
    expect(qrImage(address)).toBe(address);
  });
});

it('writes the key in fours, without a space at the end', () => {
  expect(spacedSecret('JBSWY3DPEHPK3PXP')).toBe('JBSW Y3DP EHPK 3PXP');
  expect(spacedSecret('ABCDEF')).toBe('ABCD EF');
});

it('says whose codes they are and when they were made, by London’s calendar', () => {
  const text = backupCodeText(
    ['abcd-efgh', 'ijkl-mnop'],
    'hannah@post.example',
    new Date('2026-06-30T23:30Z'),
  );
  expect(text).toContain('For hannah@post.example, made on 1 July 2026');
  expect(text).toContain('\nabcd-efgh\nijkl-mnop\n');
});
