import { readFileSync } from 'node:fs';
import { grayscale, type PDF } from '@libpdf/core';
import { fontFile } from '../font-files.ts';
import { captionAt } from './a4.ts';

/** Names each page below its content: a sheet that falls out of the pile is found again. */
export function writeCaptions(pdf: PDF, caption: string): void {
  const font = pdf.embedFont(readFileSync(fontFile('atkinson-hyperlegible-next-regular')));
  const pages = pdf.getPages();
  pages.forEach((page, index) => {
    const text = `${caption} – page ${index + 1} of ${pages.length}`;
    page.drawText(text, { ...captionAt, font, size: 8, color: grayscale(0.3) });
  });
}
