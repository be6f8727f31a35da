import { uploadFile } from '../../../lib/upload-file.ts';
import { draftsApi, type EvidenceDocument } from './claims-api.ts';

type SendOptions = { readonly onProgress: (percent: number) => void; readonly signal: AbortSignal };

export async function sendEvidence(
  draftId: string,
  file: File,
  options: SendOptions,
): Promise<EvidenceDocument> {
  const address = draftsApi[':id'].documents.$path({ param: { id: draftId }, query: { name: file.name } });
  const { document } = await uploadFile<{ document: EvidenceDocument }>(address, file, options);
  return document;
}

export async function removeEvidence(draftId: string, documentId: string): Promise<void> {
  const param = { id: draftId, documentId };
  // `keepalive`: the list has dropped the file already, so closing the page must not stop the request.
  await draftsApi[':id'].documents[':documentId'].$delete({ param }, { init: { keepalive: true } });
}

/** A URL of the file that works for a few minutes. */
export async function evidenceAddress(draftId: string, documentId: string): Promise<string> {
  const response = await draftsApi[':id'].documents[':documentId'].link.$get({
    param: { id: draftId, documentId },
  });
  return (await response.json()).url;
}
