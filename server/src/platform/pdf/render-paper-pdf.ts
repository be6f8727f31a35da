import type { PaperPdf } from './typeset-paper.tsx';

/** A form or sheet as an A4 PDF in the look of the letter. The library is loaded on first use, as for letters. */
export async function renderPaperPdf(paper: PaperPdf): Promise<Uint8Array> {
  const { typesetPaper } = await import('./typeset-paper.tsx');
  return await typesetPaper(paper);
}
