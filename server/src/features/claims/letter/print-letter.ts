import { renderLetterPdf } from '../../../platform/pdf/render-letter-pdf.ts';
import type { ClaimsDeps } from '../claims.deps.ts';

export type PrintedLetter = { readonly bytes: Uint8Array<ArrayBuffer>; readonly fileName: string };

export const letterFileName = 'Letter Before Action.pdf';

/** Typesets the letter. A draft has no reference yet. */
export async function printLetter(
  { config }: Pick<ClaimsDeps, 'config'>,
  { text, reference }: { readonly text: string; readonly reference?: string },
): Promise<PrintedLetter> {
  const bytes = await renderLetterPdf({
    title: 'Letter Before Action',
    text,
    sender: config.SENDER_COMPANY,
    ...(reference !== undefined && { reference }),
  });
  return { bytes: new Uint8Array(bytes), fileName: letterFileName };
}
