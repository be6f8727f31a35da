import fc from 'fast-check';
import { extractText, getDocumentProxy, getMeta, getResolvedPDFJS } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { renderLetterPdf } from './render-letter-pdf.ts';
import { incompleteNote } from './typeset-letter.tsx';

const reference = '50000000-0000-4000-8000-000000000001';
const title = 'Letter Before Action';

async function read(text: string, more: { reference?: string } = {}) {
  const bytes = await renderLetterPdf({ title, text, ...more });
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const pages = (await extractText(pdf)).text;
  const words = pages.join('\n').replace(/\s+/g, ' ');
  return { bytes, pdf, pages, words };
}

describe('a letter as a document', () => {
  it('can be copied letter by letter, also what was first met as a part of something else', async () => {
    // The heading font builds a colon from two full stops.
    await read('ONE: TWO');
    expect((await read('ONE. TWO.')).words).toContain('ONE. TWO.');
  });

  it('keeps every word, sum, quotation mark and sign as text that can be copied', async () => {
    const sentences = [
      'LETTER BEFORE ACTION',
      'Amount claimed: £4,250.00 – due “at once”, says Hannah O’Connor.',
      'HOW TO RESPOND',
      '✅ To pay: “I agree to pay”',
      '❓ To pay a part',
      '❌ To dispute: a fee of £25 applies',
      'Office affiliation, fjords and flats',
    ];
    const { words } = await read(sentences.join('\n\n'));
    for (const sentence of sentences) expect(words).toContain(sentence);
    expect(words).not.toContain('\ufffd');
  });

  it('is A4 in British English, with its title, reference and page numbers', async () => {
    const { pdf, pages } = await read('One paragraph of the letter.\n\n'.repeat(120), { reference });
    expect(pages.length).toBeGreaterThan(2);
    pages.forEach((page, index) => {
      expect(page).toContain(`Claim reference: ${reference}`);
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
    });
    const [, , width, height] = (await pdf.getPage(1)).view;
    expect([width, height].map((size) => Math.round(size ?? 0))).toEqual([595, 842]);
    const { info } = await getMeta(pdf);
    expect(info.Title).toBe(`${title} – Claim ID: ${reference}`);
    expect(info.Language).toBe('en-GB');
  });

  it.each(['W', 'm', 'x', '8', '–', 'Щ'])(
    'keeps a run of %s without a space within the margins',
    async (sign) => {
      const runs = [36, 37, 48, 300].map((length) => sign.repeat(length));
      const { pdf, words } = await read(
        `Dear Sam,\n\n${runs.join('\n\n')}\n\n${runs.map((run) => `✅ ${run}`).join('\n\n')}`,
      );
      const signs = words.split(sign).length - 1;
      expect(signs).toBeGreaterThanOrEqual(2 * runs.join('').length);
      const margin = (24 / 25.4) * 72;
      for (let at = 1; at <= pdf.numPages; at += 1) {
        const { items } = await (await pdf.getPage(at)).getTextContent();
        for (const item of items)
          if ('str' in item && item.str.includes(sign))
            expect(item.transform[4] + item.width).toBeLessThanOrEqual(595.5 - margin);
      }
    },
  );

  it('has no link, field or picture: there is nothing to reply on, and no code to scan', async () => {
    const { pdf } = await read('LETTER BEFORE ACTION\n\nDear Sam,\n\n✅ To pay: “I agree to pay”', {
      reference,
    });
    const { OPS } = await getResolvedPDFJS();
    const pictures = new Set(
      Object.entries(OPS).flatMap(([name, operator]) => (/image/i.test(name) ? [operator] : [])),
    );
    expect(pictures.size).toBeGreaterThan(0);
    for (let at = 1; at <= pdf.numPages; at += 1) {
      const page = await pdf.getPage(at);
      expect(await page.getAnnotations()).toEqual([]);
      const { fnArray } = await page.getOperatorList();
      expect(fnArray.filter((operator) => pictures.has(operator))).toEqual([]);
    }
  });

  it.each([
    ['Welsh', 'Llŷr ap Ŵyn'],
    ['Polish', 'Żółć Łukasz'],
    ['Vietnamese', 'Nguyễn Thị Hồng'],
    ['Greek', 'Ελένη Παπαδοπούλου'],
    ['Ukrainian', 'Олександр Їжак'],
    ['Armenian', 'Արամ'],
    ['Georgian', 'გიორგი'],
  ])('writes %s names with their own letters', async (_, name) => {
    const { words } = await read(`Dear ${name},`);
    expect(words).toContain(`Dear ${name},`);
    expect(words).not.toContain('\ufffd');
  });

  it.each([
    ['Arabic', 'محمد علي'],
    ['Hebrew', 'דוד כהן'],
    ['Hindi', 'संजय शर्मा'],
    ['Bengali', 'রহিম উদ্দিন'],
    ['Punjabi', 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ'],
    ['Gujarati', 'રમેશ પટેલ'],
    ['Tamil', 'முருகன்'],
    ['Thai', 'สมชาย'],
  ])('writes %s names, whose letters change shape and order', async (_, name) => {
    const { words } = await read(`Dear ${name},`);
    expect(words).not.toContain('\ufffd');
    expect(words).not.toContain(incompleteNote.slice(0, 30));
  });

  it.each([
    ['in a name', 'Mia “Bee” O’Brien 🐝'],
    ['next to marks', "everyone calls him ‘Kev 'Kitchens' O’Dowd 🔨’ (🔧)"],
    ['of several kinds', '🙂😂❤⚠☎💷🏠✅❌❓'],
  ])('writes emoji %s', async (_, text) => {
    const { words } = await read(text);
    expect(words.replace(/(?<=\p{Extended_Pictographic}) (?=\p{Extended_Pictographic})/gu, '')).toContain(
      text,
    );
    expect(words).not.toContain('\0');
    expect(words).not.toContain('\ufffd');
    expect(words).not.toContain(incompleteNote.slice(0, 30));
  });

  it('writes joined and coloured emoji as their parts', async () => {
    const { words } = await read('We are 👨‍👩‍👧, said 👍🏽 and 🇬🇧.');
    for (const part of ['👨 👩 👧', '👍 and']) expect(words).toContain(part);
    expect(words).not.toMatch(/[\ufffd\0]/);
  });

  it('embeds only the emoji that a letter has', async () => {
    const { bytes } = await read('The fitter laughed 😂 and left 🔨.');
    expect(bytes.byteLength).toBeLessThan(30_000);
  });

  it('marks what it cannot draw, and says so, rather than drawing something else', async () => {
    const { words } = await read('Dear 王小明 🙂,');
    expect(words).toContain('Dear \ufffd\ufffd\ufffd 🙂,');
    expect(words).toContain(incompleteNote);
  });

  it('shows text in the order it is written, whatever hidden marks say', async () => {
    const { words } = await read('Pay \u202e£1\u202c to A\u0000n\u200bn\ufeffe\u00ad.');
    expect(words).toContain('Pay £1 to Anne.');
  });

  it('embeds each font once, however many lines use it', async () => {
    const { bytes } = await read(
      'LETTER BEFORE ACTION\n\nSome words.\n\nHEADING\n\nMore words.\n\n'.repeat(20),
    );
    expect(bytes.byteLength).toBeLessThan(60_000);
  });

  it('keeps a word that no line can hold on the page', async () => {
    const { words } = await read(`Before ${'abcdefghij'.repeat(40)} after`);
    expect(words.replace(/[- ]/g, '')).toContain('abcdefghij'.repeat(40));
  });

  it('makes a document of any text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 300 }), async (text) => {
        const bytes = await renderLetterPdf({ title, text });
        expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-');
      }),
      { numRuns: 25 },
    );
  });
});
