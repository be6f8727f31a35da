import type { Paper } from '@plainclaim/domain/letters/enclosures/paper';
import { renderToBuffer } from '@react-pdf/renderer';
import { drawableText } from './drawable-text.ts';
import { PaperDocument } from './paper-document.tsx';
import { openFonts } from './pdf-fonts.ts';

export type PaperPdf = {
  readonly paper: Paper;
  /** Name in the letterhead. */
  readonly sender: string;
  /** The claim's id. */
  readonly reference: string;
};

export async function typesetPaper({ paper, sender, reference }: PaperPdf): Promise<Uint8Array> {
  await openFonts();
  return await renderToBuffer(
    <PaperDocument {...drawable(paper)} sender={drawableText(sender).text} reference={reference} />,
  );
}

/** Every text of it in characters that the fonts have. Kinds and marks are letters and stay as they are. */
function drawable<Part>(part: Part): Part {
  if (typeof part === 'string') return drawableText(part).text as Part;
  if (Array.isArray(part)) return part.map(drawable) as Part;
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, drawable(value)])) as Part;
}
