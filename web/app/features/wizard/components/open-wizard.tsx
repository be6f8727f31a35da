import { claimStepTitles, emptyClaimForm } from '@plainclaim/domain/claims/claim-form';
import { emptyFactsInput } from '@plainclaim/domain/claims/facts/input/facts-input';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { StepIndicator } from '../../../ui/forms/step-indicator.tsx';
import { stepAddress } from '../addresses.ts';
import type { OpenedDraft } from '../api/open-draft.ts';
import { notSavedWords } from '../save-state.ts';
import { type Step, stepFrom } from '../writing.ts';
import { ClaimConflict } from './claim-conflict.tsx';
import { ClaimSoFar, WhatComesNext } from './claim-so-far.tsx';
import { DefendantStep } from './defendant-step.tsx';
import { DetailsStep } from './details-step.tsx';
import { useLinkedEvidence } from './facts/use-linked-evidence.ts';
import { ReviewStep } from './review-step.tsx';
import { SaveStatus } from './save-status.tsx';
import { StepHead } from './step-head.tsx';
import { useDraftSaver } from './use-draft-saver.ts';
import { useEvidence } from './use-evidence.ts';
import { useRoomForDraft } from './use-room-for-draft.ts';
import type { WizardControls } from './wizard-controls.ts';
import { GoneNotice, NotSavedNotice, notSavedId, RestoredNotice } from './wizard-notices.tsx';
import { WizardTitle } from './wizard-title.tsx';
import { YouStep } from './you-step.tsx';

type OpenWizardProps = {
  userId: string;
  opened: OpenedDraft;
  wanted: string | null;
  onDraft: (id: string) => void;
};

/** The wizard on one draft, or on an empty form that becomes a draft with the first change. */
export function OpenWizard({ userId, opened, wanted, onDraft }: OpenWizardProps) {
  const { saver, snapshot } = useDraftSaver(userId, opened, ({ documents }) => evidence.replace(documents));
  const { form, facts, state, draftId } = snapshot;
  const hasRoom = useRoomForDraft(userId, opened, saver, snapshot);
  const evidence = useEvidence(opened.draft?.documents ?? [], saver.ensureDraft);
  useLinkedEvidence(facts, evidence, saver);
  const [now] = useState(() => new Date());
  const [firstStep] = useState(snapshot.step);
  const [isChoosing, setIsChoosing] = useState(true);
  const [isRestored, setIsRestored] = useState(true);
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  const navigate = useNavigate();
  const location = useLocation();
  const step = stepFrom(useSearchParams()[0].get('step')) ?? firstStep;
  const field = fieldFrom(location.state);
  const heading = useFocusOnNewStep(step, field !== undefined);

  const addressOf = (next: Step) => stepAddress(draftId ?? wanted, next);
  useEffect(() => {
    saver.write({ step });
    void saver.flush();
    // Shown once: it goes when the user moves to another step.
    return () => setIsRestored(false);
  }, [saver, step]);
  useNameDraft(draftId, opened.draft?.id ?? null, step, onDraft);

  const wizard: WizardControls = {
    form,
    facts,
    step,
    now,
    evidence,
    field,
    follow: useCallback((listener) => saver.subscribe(() => listener(saver.snapshot().form)), [saver]),
    write: useCallback((part) => saver.write({ form: part }), [saver]),
    writeFacts: useCallback((changed) => saver.write({ facts: changed }), [saver]),
    dismissed,
    dismiss: useCallback((words) => setDismissed((before) => [...before, words]), []),
    goTo: (next) => void navigate(addressOf(next)),
    addressOf,
  };
  const theirs = state.kind === 'conflict' ? state.theirs : null;

  const goToLetter = async () => {
    await saver.flush();
    const after = saver.snapshot();
    if (after.state.kind === 'conflict') {
      setIsChoosing(true);
      return undefined;
    }
    if (saver.isUnsaved() || !after.draftId) return notSavedWords(after.state);
    await navigate('/generate-lba', { state: { draftId: after.draftId, form: after.form } });
  };

  return (
    <>
      <WizardTitle isSaved={hasRoom}>
        <SaveStatus state={state} onChoose={() => setIsChoosing(true)} />
      </WizardTitle>
      <StepIndicator className="mt-6" steps={claimStepTitles} current={step - 1} />
      <div className="mt-9 grid grid-cols-[minmax(0,1fr)] items-start gap-14 sm:mt-10 lg:grid-cols-[minmax(0,1fr)_336px]">
        {/* On a phone the buttons cover the page's foot: the margin keeps the focused field above them. */}
        <div className="max-w-[680px] max-sm:**:scroll-mb-32">
          {state.kind === 'gone' && (
            <GoneNotice
              onKeep={() => {
                // Files belong to the draft that is gone, and the new one begins without.
                evidence.replace([]);
                saver.keepAsNew();
              }}
            />
          )}
          <NotSavedNotice isShown={!hasRoom} />
          {opened.draft && isRestored && state.kind !== 'gone' && (
            <RestoredNotice writtenOn={opened.draft.updated_at} onDismiss={() => setIsRestored(false)} />
          )}
          <StepHead step={step} headingRef={heading} />
          <StepBody
            wizard={wizard}
            userId={userId}
            draftId={draftId}
            blockedBy={hasRoom ? undefined : notSavedId}
            onNext={goToLetter}
          />
        </div>
        {step === 4 ? (
          <WhatComesNext isSaved={hasRoom} />
        ) : (
          <ClaimSoFar form={form} facts={facts} rows={evidence.rows} isSaved={hasRoom} />
        )}
      </div>
      {theirs && (
        <ClaimConflict
          open={isChoosing}
          onLater={() => setIsChoosing(false)}
          ours={{ form, facts }}
          theirs={theirs}
          onKeepOurs={() => {
            // Files belong to the draft, whichever answers are kept.
            evidence.replace(theirs.documents);
            saver.keepOurs();
          }}
          onTakeTheirs={saver.takeTheirs}
        />
      )}
    </>
  );
}

type StepBodyProps = {
  wizard: WizardControls;
  userId: string;
  draftId: string | null;
  blockedBy: string | undefined;
  onNext: () => Promise<string | undefined>;
};

function StepBody({ wizard, ...review }: StepBodyProps) {
  switch (wizard.step) {
    case 1:
      return <DetailsStep wizard={wizard} />;
    case 2:
      return <YouStep wizard={wizard} userId={review.userId} draftId={review.draftId} />;
    case 3:
      return <DefendantStep wizard={wizard} />;
    case 4:
      return <ReviewStep wizard={wizard} {...review} />;
  }
}

/** A new step starts at its heading, as a new page would. */
function useFocusOnNewStep(step: Step, isLedToField: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    if (!isLedToField) heading.current?.focus({ preventScroll: true });
  }, [step, isLedToField]);
  return heading;
}

/** Puts the id of a draft created here into the URL, so that a reload opens it. */
function useNameDraft(
  draftId: string | null,
  openedId: string | null,
  step: Step,
  onDraft: (id: string) => void,
): void {
  const navigate = useNavigate();
  const latest = useRef({ navigate, step, onDraft });
  latest.current = { navigate, step, onDraft };
  useEffect(() => {
    if (!draftId) return;
    const { navigate, step, onDraft } = latest.current;
    onDraft(draftId);
    if (draftId === openedId) return;
    void navigate(stepAddress(draftId, step), { replace: true, preventScrollReset: true });
  }, [draftId, openedId]);
}

/** The question that a link inside the wizard leads to. */
function fieldFrom(state: unknown): string | undefined {
  const field: unknown = (state as { field?: unknown } | null)?.field;
  if (typeof field !== 'string') return undefined;
  const [part = ''] = field.split('.');
  return part in emptyClaimForm || part in emptyFactsInput ? field : undefined;
}
