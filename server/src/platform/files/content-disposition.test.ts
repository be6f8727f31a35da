import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attachment } from './content-disposition.ts';
import { safeFileName } from './safe-file-name.ts';

describe('attachment', () => {
  it.each([
    ['invoice.pdf', `attachment; filename="invoice.pdf"; filename*=UTF-8''invoice.pdf`],
    ['my letter.pdf', `attachment; filename="my letter.pdf"; filename*=UTF-8''my%20letter.pdf`],
    ['Café.pdf', `attachment; filename="Cafe.pdf"; filename*=UTF-8''Caf%C3%A9.pdf`],
    ['£50.pdf', `attachment; filename="_50.pdf"; filename*=UTF-8''%C2%A350.pdf`],
    ['\u{1f600}.png', `attachment; filename="_.png"; filename*=UTF-8''%F0%9F%98%80.png`],
    [`it's (1)!.pdf`, `attachment; filename="it's (1)!.pdf"; filename*=UTF-8''it%27s%20%281%29%21.pdf`],
    ['\u{e0100}', `attachment; filename="_"; filename*=UTF-8''%F3%A0%84%80`],
    ['100%41.pdf', `attachment; filename="100_41.pdf"; filename*=UTF-8''100%2541.pdf`],
    [
      'a"; filename="b.exe',
      `attachment; filename="a_; filename=_b.exe"; filename*=UTF-8''a_%3B%20filename%3D_b.exe`,
    ],
  ])('names %j', (name, expected) => {
    expect(attachment(name)).toBe(expected);
  });

  it('is always one header of plain characters that carries the whole name', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(0x10ffff), { maxLength: 150 }), (codePoints) => {
        const name = String.fromCodePoint(...codePoints);
        const header = attachment(name);
        const parts =
          /^attachment; filename="[^"\\%]+"; filename\*=UTF-8''([A-Za-z0-9%._~;=@&+$,#^`{}[\]-]+)$/.exec(
            header,
          );
        expect(header).toMatch(/^[\x20-\x7e]+$/);
        expect(decodeURIComponent(parts?.[1] ?? '')).toBe(safeFileName(name));
      }),
    );
  });
});
