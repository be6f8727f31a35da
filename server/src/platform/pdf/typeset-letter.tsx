import { renderToBuffer } from '@react-pdf/renderer';
import { drawableText, standIn } from './drawable-text.ts';
import { letterBlocks } from './letter-blocks.ts';
import { LetterDocument } from './letter-document.tsx';
import type { LetterPdf } from './letter-pdf.ts';
import { openFonts } from './pdf-fonts.ts';

export const incompleteNote =
  `Some characters of this letter are in a script that this document cannot show; ${standIn} stands for each. ` +
  'The letter as sent by e-mail has them.';

export async function typesetLetter({ title, text, reference, sender }: LetterPdf): Promise<Uint8Array> {
  await openFonts();
  const drawable = drawableText(text);
  return await renderToBuffer(
    <LetterDocument
      title={title}
      sender={drawableText(sender ?? 'Plainclaim').text}
      reference={reference ?? null}
      blocks={letterBlocks(drawable.text)}
      note={drawable.isComplete ? null : incompleteNote}
    />,
  );
}
