import { claimsApi } from './claims-api.ts';
import { startDownload } from './start-download.ts';

type StoredDocument = { readonly id: string; readonly file_name: string };

/** Fetches a short-lived URL and opens it, which starts the download. */
export async function downloadDocument(claimId: string, document: StoredDocument): Promise<void> {
  const response = await claimsApi[':id'].documents[':documentId'].link.$get({
    param: { id: claimId, documentId: document.id },
  });
  const { url } = await response.json();
  startDownload(url, document.file_name);
}
