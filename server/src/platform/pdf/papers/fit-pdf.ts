import { PDF, type PDFPage, PdfArray, type PdfDict, PdfNumber, PdfRef } from '@libpdf/core';
import { placeOnA4 } from './a4.ts';
import { requireWhole } from './require-whole.ts';
import { UnfitFile } from './unfit-file.ts';
import { writeCaptions } from './write-captions.ts';

/** More than any envelope takes. */
export const mostPagesOfFile = 60;

/** The box of the page that is visible, in the page's own coordinates. */
type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/**
 * A PDF with every page on A4, upright, with a caption below. Filled forms and notes become part of the page; scripts,
 * links and attachments stay behind.
 */
export async function fitPdf(bytes: Uint8Array, caption: string): Promise<PDF> {
  const source = await load(bytes);
  const target = PDF.create();
  try {
    requireWhole(source, bytes);
    source.flattenAll({ annotations: { removeLinks: true } });
    const indices = source.getPages().map((_, index) => index);
    for (const page of await target.copyPagesFrom(source, indices, { includeAnnotations: false }))
      fitPage(target, page);
  } catch (cause) {
    throw cause instanceof UnfitFile ? cause : new UnfitFile('damaged', { cause });
  }
  writeCaptions(target, caption);
  return target;
}

async function load(bytes: Uint8Array): Promise<PDF> {
  const source = await PDF.load(bytes).catch((cause: unknown) => {
    throw new UnfitFile('damaged', { cause });
  });
  if (source.isEncrypted && !source.isAuthenticated) throw new UnfitFile('password');
  const pages = source.getPageCount();
  if (pages === 0) throw new UnfitFile('damaged');
  if (pages > mostPagesOfFile) throw new UnfitFile('pages');
  return source;
}

function fitPage(target: PDF, page: PDFPage): void {
  const box = visibleBox(target, page);
  const isTurned = page.rotation === 90 || page.rotation === 270;
  const size = isTurned ? { width: box.height, height: box.width } : box;
  const { page: paper, ...placed } = placeOnA4(size);
  const { x, y, width, height } = box;
  // Clipped to what a viewer shows: the rest may have been cropped away on purpose.
  const before = `q ${matrix(page.rotation, box, placed).map(decimal).join(' ')} cm\n${[x, y, width, height].map(decimal).join(' ')} re W n\n`;
  wrapContents(target, page.dict, before, '\nQ');
  page.setRotation(0);
  for (const name of ['CropBox', 'TrimBox', 'BleedBox', 'ArtBox', 'UserUnit']) page.dict.delete(name);
  page.dict.set(
    'MediaBox',
    new PdfArray([0, 0, paper.width, paper.height].map((size) => PdfNumber.of(size))),
  );
}

function visibleBox(target: PDF, page: PDFPage): Box {
  const media = boxNamed(target, page, 'MediaBox') ?? { left: 0, bottom: 0, right: 612, top: 792 };
  const crop = boxNamed(target, page, 'CropBox') ?? media;
  const x = Math.max(media.left, crop.left);
  const y = Math.max(media.bottom, crop.bottom);
  const width = Math.min(media.right, crop.right) - x;
  const height = Math.min(media.top, crop.top) - y;
  if (!(width > 0 && height > 0)) throw new UnfitFile('damaged');
  return { x, y, width, height };
}

/** The library's own reader takes the far corner of a box for its size. Copied pages have no inherited boxes. */
function boxNamed(target: PDF, { dict }: PDFPage, name: string) {
  const resolve = (ref: PdfRef) => target.getObject(ref);
  const corners = dict.getArray(name, resolve);
  if (!corners) return undefined;
  const [x1, y1, x2, y2] = [0, 1, 2, 3].map((at) => {
    const number = corners.at(at, resolve);
    if (!(number instanceof PdfNumber)) throw new UnfitFile('damaged');
    return number.value;
  }) as [number, number, number, number];
  return {
    left: Math.min(x1, x2),
    bottom: Math.min(y1, y2),
    right: Math.max(x1, x2),
    top: Math.max(y1, y2),
  };
}

type Placed = { readonly scale: number; readonly x: number; readonly y: number };

/** Moves the box to its place on the paper, turned clockwise as the page says (PDF 32000-1, 8.3.3). */
function matrix(rotation: PDFPage['rotation'], box: Box, { scale: s, x, y }: Placed): readonly number[] {
  const right = box.x + box.width;
  const top = box.y + box.height;
  if (rotation === 90) return [0, -s, s, 0, x - s * box.y, y + s * right];
  if (rotation === 180) return [-s, 0, 0, -s, x + s * right, y + s * top];
  if (rotation === 270) return [0, s, -s, 0, x + s * top, y - s * box.x];
  return [s, 0, 0, s, x - s * box.x, y - s * box.y];
}

function wrapContents(target: PDF, page: PdfDict, before: string, after: string): void {
  const stream = (text: string) => target.createStream({}, new TextEncoder().encode(text));
  const contents = page.get('Contents');
  const listed = page.getArray('Contents', (ref) => target.getObject(ref));
  const own = listed?.toArray() ?? (contents instanceof PdfRef ? [contents] : []);
  page.set('Contents', new PdfArray([stream(before), ...own, stream(after)]));
}

/** PDF has no exponents. */
const decimal = (value: number): string => value.toFixed(4);
