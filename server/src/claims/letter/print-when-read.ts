import type { Tx } from '../../platform/db/db.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { setAttachmentSize } from '../../platform/mail/mail.store.ts';
import type { AttachmentReader } from '../../platform/mail/mail-transport.ts';
import type { ClaimsDeps } from '../claims.deps.ts';
import { claimById } from '../claims.store.ts';
import { abandonFiles, claimFile } from '../evidence/unclaimed-files.ts';
import { claimOfLetterFile, letterFileKey } from './letter-file.ts';
import { printLetter } from './print-letter.ts';

const largestPdf = 5 * 1024 * 1024;

type Deps = Pick<ClaimsDeps, 'db' | 'config' | 'clock'> & { readonly files: FileStore };
type Letter = { readonly claimId: string; readonly letter: string };

/**
 * Reads attachments, and prints the letter of a claim when its PDF is read for the first time: by the worker that sends it, so that
 * nobody who submits a claim waits for the typesetter. Kept from then on: everyone gets the same file.
 */
export function printingReader(deps: Deps): AttachmentReader {
  const printing = new Map<string, Promise<void>>();
  return {
    read: async (key) => {
      const claimId = claimOfLetterFile(key);
      if (claimId !== null) {
        // The claimant's mail and the defendant's ask for the same letter, often at the same time.
        const under = printing.get(key) ?? print(deps, claimId, key).finally(() => printing.delete(key));
        printing.set(key, under);
        await under;
      }
      return await deps.files.read(key);
    },
  };
}

/** A file of another letter than the claim's is not there, and stays so: reading it fails, and the mail says so. */
async function print(deps: Deps, claimId: string, key: string): Promise<void> {
  if (!(await deps.files.exists(key))) {
    const letter = (await claimById(deps.db, claimId))?.generatedLetterContent;
    if (!letter || letterFileKey(claimId, letter) !== key) return;
    await storeLetter(deps, { claimId, letter });
  }
  // Also when it was there: whoever printed it may have died before they could write so.
  const { size } = await deps.files.stat(key);
  await deps.db.transaction((tx) => keepLetterFile(tx, claimId, { fileKey: key, size }));
}

/** Listed as nobody's before it is written: its mails may be erased meanwhile, and then the nightly job removes it. */
export async function storeLetter(deps: Deps, { claimId, letter }: Letter) {
  const fileKey = letterFileKey(claimId, letter);
  const { bytes } = await printLetter(deps, { text: letter, reference: claimId });
  await abandonFiles(deps.db, [fileKey], deps.clock.now());
  const { size } = await deps.files.put(fileKey, bytes, {
    contentType: 'application/pdf',
    maxBytes: largestPdf,
  });
  return { fileKey, size };
}

/** Gives the file to the mails that carry it, if there still are any. */
export async function keepLetterFile(
  tx: Tx,
  claimId: string,
  file: { readonly fileKey: string; readonly size: number },
): Promise<void> {
  if (await setAttachmentSize(tx, claimId, file)) await claimFile(tx, file.fileKey);
}
