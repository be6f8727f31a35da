import { missingFromClaim } from '@plainclaim/domain/claims/facts/missing-from-claim';
import { useState } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../../art/icon.tsx';
import type { Draft } from '../../../lib/claims-api.ts';
import { limitWords } from '../../../lib/limit-words.ts';
import { useDraftRoom } from '../../../lib/use-draft-room.ts';
import { LetterFailure } from '../../../ui/letters/letter-failure.tsx';
import { answersAddress } from '../answers-address.ts';
import { useWriteLetter } from '../api/write-letter.ts';
import { leadOf } from '../submission-words.ts';
import { ClaimSummary } from './claim-summary.tsx';
import { Desk } from './desk.tsx';
import { GeneratePanel } from './generate-panel.tsx';
import { ReadyLetter } from './ready-letter.tsx';
import { StorySummary } from './story-summary.tsx';
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
      <Desk
        aside={
          <>
            <ClaimSummary form={draft.form} facts={draft.facts} documents={draft.documents} />
            <StorySummary draft={draft} />
          </>
        }
      >
        <BeforeLetter draft={draft} userId={userId} onGenerate={start} />
      </Desk>
    </>
  );
}

type BeforeLetterProps = { draft: Draft; userId: string; onGenerate: () => void };

function BeforeLetter({ draft, userId, onGenerate }: BeforeLetterProps) {
  const [now] = useState(() => new Date());
  const room = useDraftRoom(userId, draft.id, 0);
  const missing = missingFromClaim(draft.form, draft.facts, now);
  if (missing.length > 0)
    return <UnfinishedClaim missing={missing} answersAddress={answersAddress(draft.id, 4)} />;
  const limits = limitWords(room, ['letters', 'submissions']);
  return <GeneratePanel form={draft.form} limits={limits} onGenerate={onGenerate} />;
}

export function DeskTop({ draft, lead }: { draft: { id: string }; lead: string }) {
  return (
    <div className="print:hidden">
      <Link to={answersAddress(draft.id, 4)} className="inline-flex items-center gap-1.5 font-semibold">
        <Icon name="arrow-left" className="size-[1.25em]" />
        Back to your answers
      </Link>
      <h1 className="mt-4">Generate your Letter Before Action</h1>
      <p className="lead mt-3">{lead}</p>
    </div>
  );
}
