import { AppError } from '@plainclaim/domain/shared/errors';
import { useState } from 'react';
import { scales } from '../../../../art/illustrations/scales.tsx';
import { MessagePage } from '../../../../shell/message-page.tsx';
import { PageSkeleton } from '../../../../shell/page-skeleton.tsx';
import { LoadFailure } from '../../../../ui/display/load-failure.tsx';
import { ButtonLink } from '../../../../ui/link.tsx';
import { useCaseFile } from '../../api/case-file.ts';
import { CaseView } from './case-view.tsx';

type CasePageProps = { id: string; userId: string };

export function CasePage({ id, userId }: CasePageProps) {
  const caseFile = useCaseFile(userId, id);
  const [movedOn, setMovedOn] = useState<string>();
  // Checked before cached data: a withdrawn case must close at once.
  if (caseFile.error instanceof AppError && caseFile.error.code === 'not_found')
    return <NotTheirs hadIt={caseFile.data !== undefined} words={movedOn} />;
  if (caseFile.data)
    return <CaseView caseFile={caseFile.data} userId={userId} movedOn={movedOn} onMovedOn={setMovedOn} />;
  if (caseFile.isError)
    return (
      <div className="wrap py-10">
        <h1>Case file</h1>
        <LoadFailure className="mt-6" title="The case file could not be loaded." query={caseFile} />
      </div>
    );
  return <PageSkeleton shape="detail" />;
}

function NotTheirs({ hadIt, words }: { hadIt: boolean; words: string | undefined }) {
  return (
    <MessagePage
      picture={scales}
      heading={hadIt ? 'This case has moved on' : 'Case not found'}
      actions={<ButtonLink to="/solicitor-dashboard">Back to dashboard</ButtonLink>}
    >
      {words ? <p role="alert">{words}</p> : null}
      <p>
        {hadIt
          ? 'It is no longer with you, and its case file is closed. Your dashboard says what became of it.'
          : 'It was never referred to you, or it has moved on. Your dashboard lists what moved on of late.'}
      </p>
    </MessagePage>
  );
}
