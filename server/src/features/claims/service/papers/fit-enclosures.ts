import { leftOutWords, type WhyLeftOut } from '@plainclaim/domain/letters/serving/papers/left-out-words';
import type { LeftOut, PackedFile } from '@plainclaim/domain/letters/serving/papers/post-pack';
import { papers } from '../../../../platform/pdf/papers/papers.ts';
import type { ClaimsDeps } from '../../claims.deps.ts';
import type { ClaimDocumentRow } from '../../evidence/claim-documents.store.ts';
import { documentKey } from '../../evidence/document-key.ts';
import { storedFile } from './stored-letter.ts';

/** More fills no envelope that a letter box takes. */
const mostPages = 150;

export type FittedEnclosures = {
  readonly enclosures: readonly (PackedFile & { readonly bytes: Uint8Array })[];
  readonly leftOut: readonly LeftOut[];
};

/** For all files of one paper, while its reader waits: of this, one file may take a third. */
const longestMs = 60_000;

/** Ends when no more files are to be fitted for a paper. */
export const timeToFit = (): AbortSignal => AbortSignal.timeout(longestMs);

/** What went with the letter by mail goes by post too: neither what was kept back nor what was added afterwards. */
const wasSent = ({ sentAs }: ClaimDocumentRow): boolean => sentAs !== null && sentAs !== 'kept-back';

/** Fits the evidence that the other side may see onto A4, one file after the other. A file that cannot be is named. */
export async function fitEnclosures(
  deps: Pick<ClaimsDeps, 'files'>,
  userId: string,
  documents: readonly ClaimDocumentRow[],
  /** Papers that stand before them on the list. */
  before: number,
  until: AbortSignal = timeToFit(),
): Promise<FittedEnclosures> {
  const enclosures: FittedEnclosures['enclosures'][number][] = [];
  const leftOut: LeftOut[] = [];
  let pages = 0;
  for (const document of documents.filter(wasSent)) {
    const no = before + enclosures.length + 1;
    const fitted = await fitDocument(deps, userId, document, `Enclosure ${no}`, until);
    const isTooMuch = 'pages' in fitted && pages + fitted.pages > mostPages;
    if ('unfit' in fitted || isTooMuch) {
      const why: WhyLeftOut = 'unfit' in fitted ? fitted.unfit : 'room';
      leftOut.push({ name: document.fileName, why: leftOutWords[why] });
    } else {
      pages += fitted.pages;
      enclosures.push({ no, name: document.fileName, ...fitted });
    }
  }
  return { enclosures, leftOut };
}

export async function fitDocument(
  deps: Pick<ClaimsDeps, 'files'>,
  userId: string,
  document: Pick<ClaimDocumentRow, 'filePath' | 'fileType'>,
  caption: string,
  until: AbortSignal,
) {
  if (until.aborted) return { unfit: 'time' as const };
  const file = await storedFile(deps, documentKey(document));
  if (!file) return { unfit: 'missing' as const };
  return await papers.fit(userId, { bytes: file.bytes, contentType: document.fileType, caption });
}
