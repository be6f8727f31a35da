import { renderToBuffer } from '@react-pdf/renderer';
import { drawableText, standIn } from './drawable-text.ts';
import { letterBlocks } from './letter-blocks.ts';
import { LetterDocument } from './letter-document.tsx';
import { openFonts } from './pdf-fonts.ts';

export type LetterPdf = {
  /** Names the document, for example 'Letter Before Action'. */
  readonly title: string;
  /** The letter as it stands, in plain text. */
  readonly text: string;
  /** The claim's id, once there is one to show. */
  readonly reference?: string;
  readonly sender?: string;
};

export const incompleteNote =
  `Some characters of this letter are in a script that this document cannot show; ${standIn} stands for each. ` +
  'The letter as sent by e-mail has them.';

/** The letter as an A4 document with selectable text. Some tens of milliseconds of work. */
export async function renderLetterPdf({ title, text, reference, sender }: LetterPdf): Promise<Uint8Array> {
  await openFonts();
  const drawable = drawableText(text);
  return await renderToBuffer(
    <LetterDocument
      title={title}
      sender={sender ?? 'Plainclaim'}
      reference={reference ?? null}
      blocks={letterBlocks(drawable.text)}
      note={drawable.isComplete ? null : incompleteNote}
    />,
  );
}
