import { FileList } from '../../../../ui/display/file-list.tsx';
import type { Review } from '../../api/admin-api.ts';
import { downloadDocument } from '../../api/review.ts';
import { Panel } from './panel.tsx';

type ReviewDocumentsProps = { claimId: string; documents: Review['documents'] };

export function ReviewDocuments({ claimId, documents }: ReviewDocumentsProps) {
  return (
    <Panel title="Documents">
      {documents.length === 0 ? (
        <p className="mt-1.5 text-15 text-ink-2">The claimant added no documents.</p>
      ) : (
        <div className="mt-1.5">
          <FileList
            files={documents}
            onDownload={({ id, file_name }) => downloadDocument(claimId, id, file_name)}
          />
        </div>
      )}
    </Panel>
  );
}
