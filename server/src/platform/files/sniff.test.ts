import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sniffBytes, sniffContentType } from './sniff.ts';
import { oleFile } from './testing/ole-file.ts';
import * as sample from './testing/sample-files.ts';

const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const picture = Buffer.alloc(2 * sniffBytes, 7);
const wordMark = Buffer.from([0xec, 0xa5]);

describe('sniffContentType', () => {
  it.each([
    ['pdf', sample.pdf, 'application/pdf', 'pdf'],
    ['jpeg', sample.jpeg, 'image/jpeg', 'jpg'],
    ['png', sample.png, 'image/png', 'png'],
    ['animated png', sample.animatedPng, 'image/png', 'png'],
    ['gif', sample.gif, 'image/gif', 'gif'],
    ['webp', sample.webp, 'image/webp', 'webp'],
    ['avif', sample.avif, 'image/avif', 'avif'],
    ['docx', sample.docx, docxType, 'docx'],
    [
      'docx with its table of contents last',
      sample.zip([
        ['_rels/.rels', '<r/>'],
        ['word/document.xml', '<w/>'],
        ['[Content_Types].xml', sample.wordContentTypes],
      ]),
      docxType,
      'docx',
    ],
    [
      'docx with its table of contents out of sight',
      sample.zip([
        ['word/document.xml', '<w/>'],
        ['word/media/image1.png', picture],
        ['[Content_Types].xml', sample.wordContentTypes],
      ]),
      docxType,
      'docx',
    ],
    ['doc', oleFile([{ name: '1Table' }, { name: 'WordDocument' }]), 'application/msword', 'doc'],
    [
      'doc with a directory of several sectors',
      oleFile(['a', 'b', 'c', 'd', 'e', 'f', 'WordDocument'].map((name) => ({ name }))),
      'application/msword',
      'doc',
    ],
    [
      'doc with its directory out of sight',
      oleFile([{ name: 'WordDocument' }], { dataSectors: 300, firstData: wordMark }),
      'application/msword',
      'doc',
    ],
  ])('knows a %s', async (_name, bytes, type, extension) => {
    expect(await sniffContentType(bytes.subarray(0, sniffBytes))).toEqual({ type, extension });
  });

  it.each([
    ['a Windows program', sample.windowsProgram],
    ['a Linux program', sample.linuxProgram],
    ['a script', sample.shellScript],
    ['a web page', sample.webPage],
    ['an SVG', sample.svg],
    ['plain text', Buffer.from('Dear Sir or Madam')],
    ['nothing', Buffer.alloc(0)],
    ['any other zip', sample.zip([['readme.txt', 'hello']])],
    [
      'a Java archive',
      sample.zip([
        ['META-INF/MANIFEST.MF', 'x'],
        ['word/x', 'x'],
      ]),
    ],
    [
      'a DOCX with macros',
      sample.zip([
        [
          '[Content_Types].xml',
          sample.contentTypesOf('application/vnd.ms-word.document.macroEnabled.main+xml'),
        ],
        ['word/vbaProject.bin', 'x'],
      ]),
    ],
    [
      'a new spreadsheet',
      sample.zip([
        [
          '[Content_Types].xml',
          sample.contentTypesOf('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'),
        ],
        ['xl/workbook.xml', 'x'],
      ]),
    ],
    ['an old spreadsheet', oleFile([{ name: 'Workbook' }])],
    [
      'an old spreadsheet with a letter pasted in',
      oleFile([{ name: 'Workbook' }, { name: 'MBD0001' }, { name: 'WordDocument', parent: 'MBD0001' }]),
    ],
    ['an old container out of sight', oleFile([{ name: 'WordDocument' }], { dataSectors: 300 })],
  ])('refuses %s', async (_name, bytes) => {
    expect(await sniffContentType(bytes.subarray(0, sniffBytes))).toBeNull();
  });

  it('does not unfold a bomb to look for what it may be', async () => {
    // Unpacked completely, to 60 MB, its table of contents would name a Word document.
    const contents = `${' '.repeat(60 * 1024 * 1024)}${sample.wordContentTypes}`;
    const bomb = sample.zip([['[Content_Types].xml', contents]], { packed: true });
    expect(bomb.length).toBeLessThan(sniffBytes);
    expect(await sniffContentType(bomb)).toBeNull();
    const harmless = sample.zip([['[Content_Types].xml', sample.wordContentTypes]], { packed: true });
    expect(await sniffContentType(harmless)).toMatchObject({ extension: 'docx' });
  });

  it('survives damaged files', async () => {
    const intact = [sample.pdf, sample.png, sample.docx, oleFile([{ name: 'WordDocument' }]), sample.avif];
    const damage = fc.tuple(fc.nat(), fc.nat(255));
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...intact),
        fc.array(damage, { maxLength: 20 }),
        fc.nat(),
        async (original, changes, cut) => {
          const bytes = Buffer.from(original);
          for (const [at, value] of changes) bytes[at % bytes.length] = value;
          const result = await sniffContentType(bytes.subarray(0, cut % (bytes.length + 1)));
          expect(result === null || typeof result.extension === 'string').toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });
});
