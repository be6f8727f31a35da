import { Icon } from '../../../../art/icon.tsx';
import { downloadDocument } from '../../../../lib/download-document.ts';
import { problemWords } from '../../../../lib/problem-words.ts';
import { Button } from '../../../../ui/button.tsx';
import { Alert } from '../../../../ui/display/alert.tsx';
import { FileList } from '../../../../ui/display/file-list.tsx';
import { SideCard } from '../../../../ui/display/side-card.tsx';
import { useDownloadCaseFile } from '../../api/case-file.ts';
import type { CaseFile } from '../../api/solicitor-api.ts';

type CaseDocumentsProps = { referralId: string; claimId: string; documents: CaseFile['documents'] };

export function CaseDocuments({ referralId, claimId, documents }: CaseDocumentsProps) {
  const download = useDownloadCaseFile(referralId, claimId);
  return (
    <SideCard title="Documents">
      {documents.length === 0 ? (
        <p className="text-15 text-ink-2">The claimant added no documents.</p>
      ) : (
        <FileList files={documents} onDownload={(document) => downloadDocument(claimId, document)} />
      )}
      <Button
        variant="secondary"
        size="sm"
        block
        className="mt-4"
        busy={download.isPending}
        busyLabel="Packing…"
        onClick={() => download.mutate()}
      >
        <Icon name="download" />
        Download everything
      </Button>
      <p className="mt-2 text-14 text-ink-2">
        One zip file with the claim, the letter and how it went, the replies with their attachments, and the
        documents.
      </p>
      {download.isError ? (
        <Alert live tone="danger" className="mt-3" title="The case file could not be packed.">
          {problemWords(download.error)}
        </Alert>
      ) : null}
    </SideCard>
  );
}
