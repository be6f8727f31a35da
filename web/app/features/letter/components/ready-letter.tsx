import { putBack } from '@plainclaim/domain/letters/account/left-out';
import type { LetterProblem } from '@plainclaim/domain/letters/check-letter';
import { isBlocking, openProblems, warningKey } from '@plainclaim/domain/letters/letter-problem';
import { AppError } from '@plainclaim/domain/shared/errors';
import { useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../../../art/icon.tsx';
import type { Draft, DraftLetter } from '../../../lib/claims-api.ts';
import { limitWords } from '../../../lib/limit-words.ts';
import { useDraftRoom } from '../../../lib/use-draft-room.ts';
import { useIsPhone } from '../../../lib/use-is-phone.ts';
import { useLaw } from '../../../lib/use-law.ts';
import { Alert } from '../../../ui/display/alert.tsx';
import { LimitNotices } from '../../../ui/display/limit-notices.tsx';
import { ClaimLetter } from '../../../ui/letters/claim-letter.tsx';
import { useCopyLetter } from '../../../ui/letters/copy-letter.tsx';
import { LeftOut } from '../../../ui/letters/left-out.tsx';
import { useSaveLetter } from '../api/save-letter.ts';
import { factsPutBack } from '../facts-put-back.ts';
import { problemsInWords } from '../letter-lines.ts';
import { writtenWords } from '../submission-words.ts';
import { useLetterCheck } from '../use-letter-check.ts';
import { useLetterEdit } from '../use-letter-edit.ts';
import { ClaimSummary } from './claim-summary.tsx';
import { Desk } from './desk.tsx';
import { EditBar } from './edit-bar.tsx';
import { EditTools } from './edit-tools.tsx';
import { LetterConflict } from './letter-conflict.tsx';
import { goToProblem, LetterEditor } from './letter-editor.tsx';
import { LetterOnSheet } from './letter-on-sheet.tsx';
import { LetterProblems } from './letter-problems.tsx';
import { LetterTools, toolClass } from './letter-tools.tsx';
import { LetterWarnings } from './letter-warnings.tsx';
import { OfflineNote } from './offline-note.tsx';
import { SendNext } from './send-next.tsx';
import { StoryOffers } from './story-offers.tsx';
import { StorySummary } from './story-summary.tsx';
import { WriteAgain } from './write-again.tsx';

const MOST_IN_VIEW = 4;

type ReadyLetterProps = {
  draft: Draft;
  letter: DraftLetter;
  userId: string;
  /** Just written: the focus moves to its heading. */
  isNew: boolean;
  onWriteAgain: () => void;
};

export function ReadyLetter({ draft, letter, userId, isNew, onWriteAgain }: ReadyLetterProps) {
  const { edit, isChanged, ...editing } = useLetterEdit(userId, draft.id, letter);
  const save = useSaveLetter(userId, draft.id);
  const law = useLaw();
  const found = useLetterCheck(edit?.text ?? null, draft, letter.values);
  const isEditing = edit !== null;
  const isEdited = isChanged || letter.source === 'edited';
  const [keptWhileEditing, setKeptWhileEditing] = useState<readonly string[]>([]);
  const kept = [...letter.kept, ...keptWhileEditing];
  const all = isEditing && found ? openProblems(found, kept) : letter.problems;
  const problems = all.filter(isBlocking);
  const warnings = all.filter((problem) => !isBlocking(problem));
  const sheet = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const copying = useCopyLetter(letter.preview, sheet, toolClass);
  const editButton = useFocusAfterEdit(isEditing);
  const heading = useFocusWhenNew(isNew);
  const hintId = useId();
  const [added, setAdded] = useState('');
  const [startAt, setStartAt] = useState<LetterProblem>();
  const begin = (problem?: LetterProblem) => {
    setStartAt(problem);
    editing.begin();
  };
  const goTo = isEditing ? (problem: LetterProblem) => goToProblem(box.current, problem) : begin;
  const text = edit?.text ?? letter.preview;
  const keep = (key: string) => {
    if (isEditing) setKeptWhileEditing([...keptWhileEditing, key]);
    else save.mutate({ letter: letter.text, kept: [...letter.kept, key], version: letter.version });
  };
  const restore = (sentence: string) => {
    const whole = putBack(edit?.text ?? letter.text, sentence, draft.form.description);
    if (isEditing) editing.change(whole);
    else save.mutate({ letter: whole, version: letter.version });
  };
  const putFactsBack = async () => {
    const whole = await factsPutBack(edit?.text ?? letter.text, draft, law);
    if (isEditing) editing.change(whole);
    else save.mutate({ letter: whole, version: letter.version });
  };
  const saveEdit = (version: number) =>
    save.mutate({ letter: text, kept: [...kept], version }, { onSuccess: editing.end });
  const endEdit = () => {
    save.reset();
    editing.end();
  };
  const isPhone = useIsPhone();
  const limits = limitWords(useDraftRoom(userId, draft.id, letter.version), ['letters']);
  const limitsId = useId();
  const limited = { limits, limitsId, describedBy: limits.length > 0 ? limitsId : undefined };
  const writeAgain = () => {
    endEdit();
    onWriteAgain();
  };
  // True once the other tab's letter has loaded, so that both versions can be compared.
  const isOvertaken = isConflict(save.error) && edit !== null && edit.version !== letter.version;
  const toolsFor = (version: number) => ({
    isChanged,
    failed: save.isError && !isOvertaken,
    busy: save.isPending,
    problems,
    onGoTo: goTo,
    onSave: () => saveEdit(version),
    onCancel: endEdit,
  });
  const leftOut = letter.left_out.filter((sentence) => !edit?.text.includes(sentence));
  const spoken = isEditing && found ? `${problemsInWords(problems.length)}.` : '';

  return (
    <Desk
      // A long list must not be sticky, or its end could not be reached.
      isSticky={all.length + leftOut.length <= MOST_IN_VIEW}
      aside={
        <>
          {isEditing || problems.length > 0 ? (
            <LetterProblems
              letter={text}
              problems={problems}
              onGoTo={goTo}
              busy={save.isPending}
              onPutFactsBack={() => void putFactsBack()}
            />
          ) : null}
          {warnings.length > 0 ? (
            <LetterWarnings
              letter={text}
              warnings={warnings}
              busy={save.isPending}
              onChange={goTo}
              onKeep={(warning) => keep(warningKey(warning))}
            />
          ) : null}
          {letter.is_stale ? null : (
            <StoryOffers
              userId={userId}
              draft={draft}
              text={text}
              kept={kept}
              busy={save.isPending}
              onKeep={keep}
              onAdded={(subject) => {
                setAdded(`${subject} is in your claim now. Write the letter anew.`);
                heading.current?.focus();
              }}
            />
          )}
          {leftOut.length > 0 ? (
            <LeftOut sentences={leftOut} busy={save.isPending} onPutBack={restore} />
          ) : null}
          <ClaimSummary form={draft.form} facts={draft.facts} documents={draft.documents} />
          <StorySummary draft={draft} />
        </>
      }
    >
      <h2 ref={heading} tabIndex={-1} className="sr-only">
        Your letter
      </h2>
      <p role="status" className="sr-only">
        {(letter.is_stale && added) || spoken || (isNew ? writtenWords(letter) : '')}
      </p>
      <Notices letter={letter} isEdited={isEdited} limited={limited} onWriteAgain={writeAgain} />
      {edit === null ? (
        <>
          <LetterTools
            draftId={draft.id}
            copyButton={copying.button}
            onEdit={() => begin()}
            editButton={editButton}
          />
          {copying.message}
          <OfflineNote isWaiting={save.isPending} className="mb-4" />
          {save.isError ? (
            <Alert live tone="danger" className="mb-4 print:hidden" title="That could not be saved.">
              {wordsOf(save.error)}
            </Alert>
          ) : null}
          <LetterOnSheet text={letter.preview} body={sheet} />
        </>
      ) : (
        <>
          {isPhone ? null : <EditTools {...toolsFor(edit.version)} />}
          <LetterConflict
            open={isOvertaken}
            ours={edit.text}
            theirs={letter.preview}
            onLater={save.reset}
            onKeepOurs={() => saveEdit(letter.version)}
            onTakeTheirs={endEdit}
          />
          <p id={hintId} className="mb-3 text-14 text-ink-2 print:hidden">
            Change what you like. We check as you type and say what has to stay.
          </p>
          <ClaimLetter>
            <LetterEditor
              text={edit.text}
              onText={editing.change}
              wrongLines={new Set(problems.flatMap(({ line }) => line ?? []))}
              box={box}
              startAt={startAt}
              hintId={hintId}
            />
          </ClaimLetter>
          {isPhone ? <EditBar {...toolsFor(edit.version)} box={box} /> : null}
        </>
      )}
      <SendNext draftId={draft.id} letter={letter} userId={userId} isEditing={isEditing} />
      {isEditing || letter.is_stale ? null : (
        <>
          <WriteAgain
            variant="quiet"
            className="mt-3 print:hidden"
            isEdited={isEdited}
            describedBy={limited.describedBy}
            onWriteAgain={writeAgain}
          >
            <Icon name="refresh" />
            Write the letter again
          </WriteAgain>
          <LimitNotices plain id={limitsId} limits={limits} className="mt-2" />
        </>
      )}
    </Desk>
  );
}

type NoticesProps = Pick<ReadyLetterProps, 'letter' | 'onWriteAgain'> & {
  isEdited: boolean;
  limited: { limits: readonly string[]; limitsId: string; describedBy: string | undefined };
};

function Notices({ letter, isEdited, limited, onWriteAgain }: NoticesProps) {
  if (letter.is_stale) {
    return (
      <Alert
        tone="amber"
        className="mb-4 print:hidden"
        title="Your answers have changed since this letter was written"
        actions={
          <WriteAgain
            variant="secondary"
            isEdited={isEdited}
            describedBy={limited.describedBy}
            onWriteAgain={onWriteAgain}
          >
            Write it anew
          </WriteAgain>
        }
      >
        It may say something else than your claim does. A new letter takes its place.
        <LimitNotices plain id={limited.limitsId} limits={limited.limits} className="mt-2" />
      </Alert>
    );
  }
  if (!letter.notice) return null;
  return <Alert className="mb-4 print:hidden" title={letter.notice} />;
}

const isConflict = (error: unknown) => error instanceof AppError && error.code === 'conflict';

const wordsOf = (error: unknown) =>
  (error instanceof AppError && isConflict(error) && error.userMessage) || 'Please try again in a moment.';

/** Returns the focus to the button that opened the editor when the editor closes. */
function useFocusAfterEdit(isEditing: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(isEditing);
  useEffect(() => {
    if (wasEditing.current && !isEditing) button.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  return button;
}

function useFocusWhenNew(isNew: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [wasNew] = useState(isNew);
  useEffect(() => {
    if (!wasNew) return;
    heading.current?.focus({ preventScroll: true });
    // "Write again" is at the bottom of a long page: scroll back to the top of the letter.
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [wasNew]);
  return heading;
}
