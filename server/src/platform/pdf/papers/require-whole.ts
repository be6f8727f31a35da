import { type PDF, PdfArray, PdfDict, type PdfObject, PdfRef, PdfStream } from '@libpdf/core';
import { UnfitFile } from './unfit-file.ts';

/**
 * Refuses a file of which a part is lost. The library repairs broken files, but a page of a torn file would be printed
 * empty or in part, and the fault would first show in court.
 */
export function requireWhole(source: PDF, bytes: Uint8Array): void {
  if (source.recoveredViaBruteForce && !hasEnd(bytes)) throw new UnfitFile('damaged');
  for (const { dict } of source.getPages()) {
    if (source.recoveredViaBruteForce) requireReferences(source, dict);
    for (const stream of contentsOf(source, dict)) stream.getDecodedData();
  }
}

/** The mark stands within the last kilobyte (PDF 32000-1, annex H.3.18); a file that broke off has none there. */
const hasEnd = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(-1024)).includes('%%EOF');

function contentsOf(source: PDF, page: PdfDict): readonly PdfStream[] {
  const resolve = (object: PdfObject | null | undefined) =>
    object instanceof PdfRef ? source.getObject(object) : object;
  const contents = resolve(page.get('Contents'));
  const parts = contents instanceof PdfArray ? contents.toArray().map(resolve) : [contents];
  return parts.filter((part) => part instanceof PdfStream);
}

/** An intact file may refer to nothing; in a repaired one, what is referred to was lost. */
function requireReferences(source: PDF, page: PdfDict): void {
  const seen = new Set<string>();
  const waiting: PdfObject[] = ['Contents', 'Resources'].flatMap((key) => page.get(key) ?? []);
  for (let object = waiting.pop(); object !== undefined; object = waiting.pop()) {
    if (object instanceof PdfRef) {
      const key = `${object.objectNumber} ${object.generation}`;
      if (seen.has(key)) continue;
      seen.add(key);
      const found = source.getObject(object);
      if (found === null) throw new UnfitFile('damaged');
      waiting.push(found);
    } else if (object instanceof PdfArray) waiting.push(...object);
    else if (object instanceof PdfDict) for (const [, value] of object) waiting.push(value);
  }
}
