import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeFileName } from './safe-file-name.ts';

describe('safeFileName', () => {
  it.each([
    ['invoice.pdf', 'invoice.pdf'],
    ['Rechnung für Café №5.pdf', 'Rechnung für Café №5.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\me\\scan.jpg', 'scan.jpg'],
    ['/absolute/photo.png', 'photo.png'],
    ['folder/', 'file'],
    ['', 'file'],
    ['...', 'file'],
    [' . .. ', 'file'],
    ['\u0000\u0007', 'file'],
    ['.htaccess', 'htaccess'],
    ['..hidden..pdf', 'hidden.pdf'],
    ['a. . .pdf', 'a.pdf'],
    ['letter\u202Efdp.exe', 'letterfdp.exe'],
    ['zero\u200Bwidth\uFEFF.pdf', 'zerowidth.pdf'],
    ['line\r\nbreak.pdf', 'linebreak.pdf'],
    ['many   spaces\u00a0here.pdf', 'many spaces here.pdf'],
    ['what?*<>|":.doc', 'what_______.doc'],
    ['trailing. . ', 'trailing'],
    ['CON', '_CON'],
    ['nul.txt', '_nul.txt'],
    ['com1 .pdf', '_com1 .pdf'],
    ['LPT\u00b2.doc', '_LPT\u00b2.doc'],
    ['console.pdf', 'console.pdf'],
    ['e\u0301te\u0301.pdf', '\u00e9t\u00e9.pdf'],
    ['half\ud83dpair.pdf', 'half\ufffdpair.pdf'],
    [`${'x'.repeat(300)}.docx`, `${'x'.repeat(115)}.docx`],
    [`${'x'.repeat(114)} yyyyy.docx`, `${'x'.repeat(114)}.docx`],
    ['x'.repeat(300), 'x'.repeat(120)],
    [`a.${'y'.repeat(300)}`, `a.${'y'.repeat(118)}`],
    [`${'x'.repeat(115)}\u{1f600}.pdf`, `${'x'.repeat(115)}.pdf`],
  ])('%j becomes %j', (given, expected) => {
    expect(safeFileName(given)).toBe(expected);
  });

  const awkward = fc.constantFrom(
    ...[
      '.',
      '..',
      ' ',
      '/',
      '\\',
      '\0',
      '\u202e',
      '\u200d',
      '\u0301',
      '\u0338',
      '<',
      ':',
      '\u00a0',
      '\u2028',
    ],
    ...['con', 'COM1', '\ud83d', '\ude00', '\u{1f600}', 'e', '\u1100', '\u1161', '\u037e', 'x'.repeat(118)],
  );
  const anyName = fc.oneof(
    fc.array(fc.nat(0x10ffff), { maxLength: 200 }).map((points) => String.fromCodePoint(...points)),
    fc.string({ unit: awkward, maxLength: 40 }),
    fc.array(fc.nat(0xffff), { maxLength: 150 }).map((units) => String.fromCharCode(...units)),
  );

  it('is safe whatever comes in', () => {
    fc.assert(
      fc.property(anyName, (given) => {
        const name = safeFileName(given);
        expect(name).not.toBe('');
        expect(name.length).toBeLessThanOrEqual(120);
        expect(name).not.toMatch(/[/\\<>:"|?*]|\.\.|^[. ]|[. ]$/);
        expect(name).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
        expect(name).not.toMatch(/^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i);
        expect(name.isWellFormed()).toBe(true);
      }),
      { numRuns: 5_000 },
    );
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(anyName, (given) => {
        const once = safeFileName(given);
        expect(safeFileName(once)).toBe(once);
      }),
      { numRuns: 5_000 },
    );
  });

  it('keeps an ordinary extension however long the name', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 400 }),
        fc.constantFrom('.pdf', '.docx', '.jpeg'),
        (stem, extension) => {
          expect(safeFileName(`a${stem}b${extension}`).endsWith(extension)).toBe(true);
        },
      ),
    );
  });
});
