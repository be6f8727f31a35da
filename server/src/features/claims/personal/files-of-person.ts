import { Readable } from 'node:stream';
import { maxDrafts } from '@plainclaim/domain/claims/drafts';
import type { DataFile, Person } from '../../../platform/personal-data/personal-part.ts';
import type { ClaimsDeps } from '../claims.deps.ts';
import { claimById } from '../claims.store.ts';
import { documentsOfDraft, draftsOf } from '../drafts/drafts.store.ts';
import { type ClaimDocumentRow, documentsOfClaim } from '../evidence/claim-documents.store.ts';
import { documentKey } from '../evidence/document-key.ts';
import { storedLetter } from '../service/papers/stored-letter.ts';

/** Letters as they were sent and evidence, one after the other, so that no stream waits open. */
export async function* filesOfPerson(
  deps: Pick<ClaimsDeps, 'db' | 'files' | 'config' | 'clock' | 'law' | 'log'>,
  { userId, claimIds }: Person,
): AsyncIterable<DataFile> {
  for (const id of claimIds) {
    const claim = await claimById(deps.db, id);
    if (claim?.generatedLetterContent) {
      const { bytes } = await storedLetter(deps, claim);
      const lastModified = claim.letterSentAt ?? claim.createdAt;
      yield { name: `letters/${id}.pdf`, input: bytes, lastModified };
    }
    yield* opened(deps, `documents/${id}`, await documentsOfClaim(deps.db, id));
  }
  for (const draft of await draftsOf(deps.db, userId, maxDrafts))
    yield* opened(deps, `unfinished-documents/${draft.id}`, await documentsOfDraft(deps.db, draft.id));
}

async function* opened(
  { files, log }: Pick<ClaimsDeps, 'files' | 'log'>,
  folder: string,
  documents: readonly Pick<ClaimDocumentRow, 'id' | 'fileName' | 'filePath' | 'createdAt'>[],
): AsyncIterable<DataFile> {
  for (const [index, document] of documents.entries()) {
    // The response has begun, so an error can no longer be reported: a missing file is logged and left out.
    const file = await files.read(documentKey(document)).catch((error: unknown) => {
      log.error({ err: error, documentId: document.id }, 'a document is missing from the store');
      return undefined;
    });
    if (!file) continue;
    yield {
      // Numbered, because two documents may have the same name.
      name: `${folder}/${index + 1} ${document.fileName.replace(/[/\\]/g, '_')}`,
      input: Readable.toWeb(file.stream) as ReadableStream<Uint8Array>,
      lastModified: document.createdAt,
    };
  }
}
