import { claimStepTitles } from '@plainclaim/domain/claims/claim-form';
import { type MissingFromClaim, missingFromClaim } from '@plainclaim/domain/claims/facts/missing-from-claim';
import { Link } from 'react-router';
import { limitWords } from '../../../lib/limit-words.ts';
import { useDraftRoom } from '../../../lib/use-draft-room.ts';
import { useLaw } from '../../../lib/use-law.ts';
import { useSameClaim } from '../../../lib/use-same-claim.ts';
import { Alert } from '../../../ui/display/alert.tsx';
import { DescriptionList } from '../../../ui/display/description-list.tsx';
import { LimitNotices } from '../../../ui/display/limit-notices.tsx';
import { missingWords } from '../missing-words.ts';
import { defendantFacts, detailsFacts, evidenceFacts, overLimitWords, yourFacts } from '../review-facts.tsx';
import { reviewNotices } from '../review-notices.ts';
import type { Step } from '../writing.ts';
import { LastActions } from './last-actions.tsx';
import { ReviewPart } from './review-part.tsx';
import { ReviewTold } from './review-told.tsx';
import type { WizardControls } from './wizard-controls.ts';

type ReviewStepProps = {
  wizard: WizardControls;
  userId: string;
  draftId: string | null;
  /** The id of what says that the claim cannot be saved, and so not go on, now. */
  blockedBy: string | undefined;
  /** Resolves to the reason why the user cannot continue, if any. */
  onNext: () => Promise<string | undefined>;
};

/** Step 4: all answers, what is missing, and the button to the letter. */
export function ReviewStep({ wizard, userId, draftId, blockedBy, onNext }: ReviewStepProps) {
  const { form, now, evidence, addressOf, goTo } = wizard;
  const missing = missingFromClaim(form, wizard.facts, now);
  const uploading = evidence.rows.filter(({ state }) => state === 'uploading').length;
  const notice = overLimitWords(form);
  const law = useLaw();
  const sameClaim = useSameClaim(draftId);
  const room = useDraftRoom(userId, draftId, 0);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {missing.length > 0 && <MissingList missing={missing} addressOf={addressOf} />}
      {notice && <Alert tone="amber" title={notice} />}
      {sameClaim && <Alert tone="amber" title={sameClaim} />}
      <LimitNotices limits={limitWords(room, ['letters', 'submissions'])} />
      {reviewNotices(wizard, now, law).map(({ tone, title, words }) => (
        <Alert key={title} tone={tone} title={title}>
          {words.map((sentence) => (
            <p key={sentence} className="mt-1.5">
              {sentence}
            </p>
          ))}
        </Alert>
      ))}
      <ReviewPart title={claimStepTitles[0]} editAddress={addressOf(1)}>
        <DescriptionList wide facts={detailsFacts(form, wizard.facts)} />
      </ReviewPart>
      <ReviewTold wizard={wizard} />
      <ReviewPart title={claimStepTitles[1]} editAddress={addressOf(2)}>
        <DescriptionList wide facts={yourFacts(form, wizard.facts)} />
      </ReviewPart>
      <ReviewPart title={claimStepTitles[2]} editAddress={addressOf(3)}>
        <DescriptionList wide facts={defendantFacts(form)} />
      </ReviewPart>
      <ReviewPart title="Evidence" editAddress={addressOf(1)}>
        <DescriptionList wide facts={evidenceFacts(evidence.rows, wizard.facts)} />
      </ReviewPart>
      <LastActions
        reason={reasonToWait(missing.length, uploading)}
        blockedBy={blockedBy}
        onNext={onNext}
        onPrevious={() => goTo(3)}
      />
    </div>
  );
}

function reasonToWait(missing: number, uploading: number): string | undefined {
  if (missing === 1) return 'One answer is missing: see above';
  if (missing > 1) return `${missing} answers are missing: see above`;
  if (uploading > 0) return 'Your files are still uploading';
  return undefined;
}

type MissingListProps = { missing: readonly MissingFromClaim[]; addressOf: (step: Step) => string };

function MissingList({ missing, addressOf }: MissingListProps) {
  return (
    <Alert tone="danger" title="Before your letter can be written, these answers need another look">
      <ul className="mt-1.5">
        {missing.map(({ step, field, message }) => (
          <li key={`${field}: ${message}`}>
            <Link to={addressOf(step)} state={{ field }} className="inline-block py-1 font-semibold">
              {missingWords({ field, message })}
            </Link>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
