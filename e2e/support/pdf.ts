import { extractText, getDocumentProxy } from 'unpdf';

/** The text of a PDF, with whitespace collapsed. */
export async function wordsOfPdf(bytes: Uint8Array): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(document, { mergePages: true });
  return text.replace(/\s+/g, ' ');
}
