import { type ClaimFormInput, missingAnswers } from '@plainclaim/domain/claims/claim-form';
import { useState } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../../art/icon.tsx';
import type { Draft } from '../../../lib/claims-api.ts';
import { limitWords } from '../../../lib/limit-words.ts';
import { useDraftRoom } from '../../../lib/use-draft-room.ts';
import { LetterFailure } from '../../../ui/letters/letter-failure.tsx';
import { useWriteLetter } from '../api/write-letter.ts';
import { leadOf } from '../submission-words.ts';
import { ClaimSummary } from './claim-summary.tsx';
import { Desk } from './desk.tsx';
import { GeneratePanel } from './generate-panel.tsx';
import { ReadyLetter } from './ready-letter.tsx';
import { UnfinishedClaim } from './unfinished-claim.tsx';
import { WritingView } from './writing-view.tsx';

type LetterDeskProps = { draft: Draft; userId: string };

export function LetterDesk({ draft, userId }: LetterDeskProps) {
  const { progress, start, cancel } = useWriteLetter(userId, draft);
  const failure =
    progress.status === 'failed' ? (
      <LetterFailure message={progress.message} onRetry={start} className="mt-8 print:hidden" />
    ) : null;
  if (progress.status === 'writing') {
    return (
      <>
        <DeskTop draft={draft} lead="Watch it appear, then read it in peace." />
        <WritingView stage={progress.stage} text={progress.text} onCancel={cancel} />
      </>
    );
  }
  if (draft.letter) {
    return (
      <>
        <DeskTop draft={draft} lead={leadOf(draft.letter)} />
        {failure}
        <ReadyLetter
          draft={draft}
          letter={draft.letter}
          userId={userId}
          isNew={progress.status === 'done'}
          onWriteAgain={start}
        />
      </>
    );
  }
  return (
    <>
      <DeskTop draft={draft} lead="Everything you told us is here. The next press writes the letter." />
      {failure}
      <Desk aside={<ClaimSummary form={draft.form} documents={draft.documents} />}>
        <BeforeLetter form={draft.form} draftId={draft.id} userId={userId} onGenerate={start} />
      </Desk>
    </>
  );
}

type BeforeLetterProps = {
  form: ClaimFormInput;
  draftId: string;
  userId: string;
  onGenerate: () => void;
};

function BeforeLetter({ form, draftId, userId, onGenerate }: BeforeLetterProps) {
  const [now] = useState(() => new Date());
  const room = useDraftRoom(userId, draftId, 0);
  const missing = missingAnswers(form, now);
  if (missing.length > 0) return <UnfinishedClaim missing={missing} answersAddress={answersOf(draftId)} />;
  const limits = limitWords(room, ['letters', 'submissions']);
  return <GeneratePanel form={form} limits={limits} onGenerate={onGenerate} />;
}

const answersOf = (draftId: string) => `/submit-claim?draft=${draftId}&step=4`;

export function DeskTop({ draft, lead }: { draft: { id: string }; lead: string }) {
  return (
    <div className="print:hidden">
      <Link to={answersOf(draft.id)} className="inline-flex items-center gap-1.5 font-semibold">
        <Icon name="arrow-left" className="size-[1.25em]" />
        Back to your answers
      </Link>
      <h1 className="mt-4">Generate your Letter Before Action</h1>
      <p className="lead mt-3">{lead}</p>
    </div>
  );
}
