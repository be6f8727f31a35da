import type { ClaimDocument } from '../../../lib/claims-api.ts';
import { downloadDocument } from '../../../lib/download-document.ts';
import { FileList } from '../../../ui/display/file-list.tsx';
import { SideCard } from '../../../ui/display/side-card.tsx';
import { AddDocuments } from './add-documents.tsx';

type DocumentsCardProps = {
  claimId: string;
  userId: string;
  documents: readonly ClaimDocument[];
  mayAdd: boolean;
};

export function DocumentsCard({ claimId, userId, documents, mayAdd }: DocumentsCardProps) {
  return (
    <SideCard title="Documents">
      {documents.length === 0 ? <p className="text-15 text-ink-2">No documents yet.</p> : null}
      <FileList files={documents} onDownload={(document) => downloadDocument(claimId, document)} />
      {mayAdd ? (
        <AddDocuments
          claimId={claimId}
          userId={userId}
          count={documents.filter(({ purpose }) => !purpose).length}
        />
      ) : null}
    </SideCard>
  );
}
