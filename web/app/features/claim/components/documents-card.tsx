import { formatMegabytes } from '@plainclaim/domain/claims/evidence';
import { useState } from 'react';
import { Icon } from '../../../art/icon.tsx';
import type { ClaimDocument } from '../../../lib/claims-api.ts';
import { Alert } from '../../../ui/display/alert.tsx';
import { downloadDocument } from '../api/documents.ts';
import { AddDocuments } from './add-documents.tsx';
import { SideCard } from './side-card.tsx';

type DocumentsCardProps = {
  claimId: string;
  userId: string;
  documents: readonly ClaimDocument[];
  mayAdd: boolean;
};

export function DocumentsCard({ claimId, userId, documents, mayAdd }: DocumentsCardProps) {
  const [failed, setFailed] = useState<string>();

  async function download(document: ClaimDocument) {
    setFailed(undefined);
    await downloadDocument(claimId, document).catch(() => setFailed(document.file_name));
  }

  return (
    <SideCard title="Documents">
      {documents.length === 0 ? <p className="text-15 text-ink-2">No documents yet.</p> : null}
      <ul>
        {documents.map((document) => (
          <li key={document.id} className="border-b border-line last:border-b-0">
            <button
              type="button"
              onClick={() => download(document)}
              className="grid w-full grid-cols-[22px_minmax(0,1fr)_20px] gap-3 py-[11px] text-left text-15 leading-[1.35] font-semibold hover:text-brand"
            >
              <Icon
                name={document.file_type.startsWith('image/') ? 'image' : 'file'}
                className="size-5 text-ink-3"
              />
              <span className="wrap-anywhere">
                {document.file_name}
                <span className="block font-normal text-ink-2">{formatMegabytes(document.file_size)}</span>
              </span>
              <Icon name="download" label="Download" className="size-5 text-ink-3" />
            </button>
          </li>
        ))}
      </ul>
      {failed ? (
        <Alert live tone="danger" className="mt-3" title={`${failed} could not be fetched.`}>
          Please try again in a moment.
        </Alert>
      ) : null}
      {mayAdd ? <AddDocuments claimId={claimId} userId={userId} count={documents.length} /> : null}
    </SideCard>
  );
}
