import sharp from 'sharp';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { a4, placeOnA4 } from './a4.ts';
import { mostPagesOfFile } from './fit-pdf.ts';
import { openPapers } from './papers.ts';
import { filledForm, pdfWith } from './testing/sample-pdfs.ts';

/** A long timeout, because test machines are busy. */
const papers = openPapers({ milliseconds: 100_000 });
const pdfType = 'application/pdf';
const caption = 'Enclosure 2';

/** The object is still referred to, but not found. The index of the file is lost too, so that it has to be repaired. */
const without = (bytes: Uint8Array, object: string) =>
  Buffer.from(
    Buffer.from(bytes)
      .toString('latin1')
      .replace(object, 'gone    ')
      .replace(/startxref\s+\d+/, 'startxref 1'),
    'latin1',
  );

const fit = (bytes: Uint8Array, contentType = pdfType) => papers.fit('user', { bytes, contentType, caption });

async function fitted(bytes: Uint8Array, contentType = pdfType) {
  const answer = await fit(bytes, contentType);
  if ('unfit' in answer) throw new Error(`left out: ${answer.unfit}`);
  const pdf = await getDocumentProxy(new Uint8Array(answer.bytes));
  return { ...answer, pdf, texts: (await extractText(pdf)).text };
}

/** Where the first text stands and which way it runs, as a viewer shows the page, from the top left. */
async function shownAt(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const page = await pdf.getPage(1);
  const viewport = page.getViewport({ scale: 1 });
  const item = (await page.getTextContent()).items.find(
    (one) => 'str' in one && one.str.startsWith('Invoice'),
  );
  if (!item || !('transform' in item)) throw new Error('no text');
  const [a, b, , , e, f] = item.transform as number[] as [number, number, number, number, number, number];
  const [x, y] = viewport.convertToViewportPoint(e, f) as [number, number];
  const [toX, toY] = viewport.convertToViewportPoint(e + a, f + b) as [number, number];
  return { x, y, runs: Math.round((Math.atan2(toY - y, toX - x) * 180) / Math.PI), viewport };
}

describe('a PDF among the enclosures', () => {
  it('keeps its pages and words, and every page says what it belongs to', async () => {
    const { pages, texts } = await fitted(await pdfWith(['Invoice 77', 'Second page']));
    expect(pages).toBe(2);
    expect(texts[0]).toContain('Invoice 77');
    expect(texts[0]).toContain('Enclosure 2 – page 1 of 2');
    expect(texts[1]).toContain('Second page');
    expect(texts[1]).toContain('Enclosure 2 – page 2 of 2');
  });

  it.each([0, 90, 180, 270] as const)('turned by %i degrees is shown as before, on A4', async (rotate) => {
    const crop = [20, 30, 700, 1100] as const;
    const source = await pdfWith(['Invoice 77'], { width: 842, height: 1191, rotate, crop });
    const before = await shownAt(source);
    const after = await shownAt((await fitted(source)).bytes);
    const { page, scale, x, y } = placeOnA4(before.viewport);
    expect(after.viewport.width).toBeCloseTo(page.width, 1);
    expect(after.viewport.height).toBeCloseTo(page.height, 1);
    expect(after.runs).toBe(before.runs);
    expect(after.x).toBeCloseTo(x + scale * before.x, 1);
    const top = page.height - y - scale * before.viewport.height;
    expect(after.y).toBeCloseTo(top + scale * before.y, 1);
  });

  it('is not enlarged, and lies across where it is wider than high', () => {
    expect(placeOnA4({ width: 200, height: 300 }).scale).toBe(1);
    expect(placeOnA4({ width: 1191, height: 842 }).page).toEqual({ width: a4.height, height: a4.width });
  });

  it('shows what was filled in', async () => {
    expect((await fitted(await filledForm('Hannah Okoro'))).texts[0]).toContain('Hannah Okoro');
  });

  it('opens without its password where only changing it is protected', async () => {
    const password = { user: '', owner: 'secret' };
    expect((await fitted(await pdfWith(['Statement'], { password }))).texts[0]).toContain('Statement');
  });

  it.each([
    [
      'locked by a password',
      'password',
      () => pdfWith(['x'], { password: { user: 'open', owner: 'secret' } }),
    ],
    ['with more pages than an envelope takes', 'pages', () => pdfWith(Array(mostPagesOfFile + 1).fill('x'))],
    ['torn in the middle', 'damaged', async () => (await pdfWith(['Invoice 77', 'Second'])).subarray(0, 700)],
    ['with a page that was lost', 'damaged', async () => without(await pdfWith(['Invoice 77']), '5 0 obj')],
    ['with nothing in it', 'damaged', () => Buffer.from('%PDF-1.7\n%%EOF')],
  ])('is left out with the reason: %s', async (_what, unfit, make) => {
    expect(await fit(await make())).toEqual({ unfit });
  });
});

describe('a picture among the enclosures', () => {
  /** Red at the top, blue below. */
  const picture = (orientation: number, width = 400, height = 600) =>
    sharp({ create: { width, height, channels: 3, background: '#2040d0' } })
      .composite([
        {
          input: { create: { width, height: height / 4, channels: 3, background: '#d02020' } },
          gravity: 'north',
        },
      ])
      .withMetadata({ orientation })
      .jpeg()
      .toBuffer();

  it.each([
    [1, a4.width],
    [6, a4.height],
    [3, a4.width],
    [8, a4.height],
  ])('with EXIF orientation %i is turned as it was taken', async (orientation, width) => {
    const { pdf, pages, texts } = await fitted(await picture(orientation), 'image/jpeg');
    expect(pages).toBe(1);
    expect((await pdf.getPage(1)).getViewport({ scale: 1 }).width).toBeCloseTo(width, 1);
    expect(texts[0]).toContain('Enclosure 2 – page 1 of 1');
  });

  it('is made smaller where it is larger than paper can show', async () => {
    const huge = await sharp({ create: { width: 6000, height: 8000, channels: 3, background: '#808080' } })
      .png()
      .toBuffer();
    const { bytes } = await fitted(huge, 'image/png');
    expect(bytes.byteLength).toBeLessThan(200_000);
  });

  it.each([
    ['half of it', 'damaged', async () => (await picture(1, 2000, 3000)).subarray(0, 4000)],
    [
      'more pixels than memory',
      'pixels',
      () =>
        sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#808080' } })
          .png()
          .toBuffer(),
    ],
  ])('is left out with the reason: %s', async (_what, unfit, make) => {
    expect(await fit(await make(), 'image/png')).toEqual({ unfit });
  });
});

it('leaves out a Word document', async () => {
  expect(await fit(Buffer.from('PK'), 'application/msword')).toEqual({ unfit: 'type' });
});

describe('a file made to be slow', () => {
  const endless = new URL('testing/endless-thread.ts', import.meta.url);

  it('is left out when its time is over, and the next one is read', async () => {
    const slow = openPapers({ thread: endless, milliseconds: 500 });
    for (const key of ['one', 'two'])
      expect(await slow.fit(key, { bytes: Buffer.from('time'), contentType: pdfType, caption })).toEqual({
        unfit: 'slow',
      });
  });

  it('ends the joining of pages in words, not in a wait without end', async () => {
    const slow = openPapers({ thread: endless, milliseconds: 200 });
    const madeAt = new Date('2026-11-18T10:00:00Z');
    await expect(slow.join('one', { title: 'x', author: 'x', madeAt, parts: [] })).rejects.toMatchObject({
      code: 'unavailable',
      userMessage: expect.stringContaining('there are too many, or they are too large'),
    });
  });

  it('is left out when it takes too much memory', async () => {
    const hoard = openPapers({ thread: endless, milliseconds: 100_000, heapMegabytes: 32 });
    expect(await hoard.fit('one', { bytes: Buffer.from('memory'), contentType: pdfType, caption })).toEqual({
      unfit: 'slow',
    });
  });
});

it('joins documents in their order, and asks for the true size', async () => {
  const madeAt = new Date('2026-11-18T10:00:00Z');
  const parts = [await pdfWith(['One', 'Two']), (await fitted(await pdfWith(['Three']))).bytes];
  const bytes = await papers.join('user', { title: 'Post pack', author: 'Plainclaim', madeAt, parts });
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  expect((await extractText(pdf)).text.map((text) => text.split(/\s/)[0])).toEqual(['One', 'Two', 'Three']);
  expect(await pdf.getViewerPreferences()).toMatchObject({ PrintScaling: 'None', Duplex: 'Simplex' });
});
