import { penceFromPounds } from '@plainclaim/domain/shared/money';
import { outcomeChoice } from '@plainclaim/domain/solicitors/case-outcome';
import { reasonToSolicitor } from '@plainclaim/domain/solicitors/match-reason';
import { mayContactClient } from '@plainclaim/domain/solicitors/referrals';
import { Link } from 'react-router';
import { Icon } from '../../../../art/icon.tsx';
import { Alert } from '../../../../ui/display/alert.tsx';
import { Money } from '../../../../ui/display/money.tsx';
import { NextStep } from '../../../../ui/display/next-step.tsx';
import type { CaseFile } from '../../api/solicitor-api.ts';
import { nextForSolicitor, partiesOf } from '../../case-words.ts';
import { CaseActs } from '../case-acts.tsx';
import { CaseBadges } from '../case-badges.tsx';
import { CaseDocuments } from './case-documents.tsx';
import { CaseFacts } from './case-facts.tsx';
import { CaseLetter } from './case-letter.tsx';
import { CaseReplies } from './case-replies.tsx';
import { CaseService } from './case-service.tsx';
import { ContactClient } from './contact-client.tsx';

type CaseViewProps = {
  caseFile: CaseFile;
  userId: string;
  movedOn: string | undefined;
  onMovedOn: (words: string) => void;
};

/** The case file on one page: timeline, letter, replies, documents and messages with the client. */
export function CaseView({ caseFile, userId, movedOn, onMovedOn }: CaseViewProps) {
  const { referral, claim, documents, responses } = caseFile;
  const isOver = referral.status === 'completed';
  return (
    <div className="wrap py-8 pb-20">
      <Link
        to={referral.status === 'pending' ? '/solicitor-dashboard' : '/solicitor-dashboard?tab=accepted'}
        className="inline-flex items-center gap-1.5 font-semibold"
      >
        <Icon name="arrow-left" className="size-[1.25em]" />
        Back to dashboard
      </Link>
      <div className="mt-3.5 grid gap-x-10 gap-y-3 md:grid-cols-[minmax(0,1fr)_auto]">
        <h1 className="wrap-anywhere">{partiesOf(referral)}</h1>
        <p className="md:row-span-2">
          <Money pence={penceFromPounds(referral.amount)} size="page" />
        </p>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-15 text-ink-2">
          <CaseBadges case={referral} />
          <span>{referral.issue_type}</span>
          <span className="wrap-anywhere">
            Referral ID <span className="tabular-nums">{referral.id}</span>
          </span>
        </div>
      </div>
      {movedOn === undefined ? null : (
        <Alert live tone="amber" className="mt-6" title="Nothing was changed.">
          {movedOn}
        </Alert>
      )}
      <div className="mt-8">
        <NextStep
          sentence={nextForSolicitor(referral)}
          note={referral.status === 'pending' ? reasonToSolicitor(referral.match_reason) : endOf(referral)}
          actions={isOver ? undefined : <CaseActs case={referral} userId={userId} onMovedOn={onMovedOn} />}
        />
      </div>
      <div className="mt-14 grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-14 lg:grid-cols-[minmax(0,1fr)_336px]">
        <div className="grid min-w-0 gap-14">
          {mayContactClient(referral.status) || caseFile.messages.length > 0 ? (
            <ContactClient caseFile={caseFile} userId={userId} />
          ) : null}
          <section aria-labelledby="what-happened">
            <h2 id="what-happened" className="text-24">
              What happened
            </h2>
            <p className="mt-3 max-w-[62ch] wrap-anywhere whitespace-pre-line">{claim.description}</p>
          </section>
          <CaseReplies replies={responses} claim={claim} />
          {claim.generated_letter_content === null ? null : (
            <CaseLetter claimId={claim.id} letter={claim.generated_letter_content} />
          )}
          <CaseService caseFile={caseFile} />
        </div>
        <div className="grid min-w-0 gap-5">
          <CaseDocuments referralId={referral.id} claimId={claim.id} documents={documents} />
          <CaseFacts caseFile={caseFile} />
        </div>
      </div>
    </div>
  );
}

/** The outcome as the solicitor recorded it on completion. */
const endOf = ({ outcome, outcome_note: note }: CaseFile['referral']): string | undefined =>
  outcome === null ? undefined : [`${outcomeChoice(outcome)}.`, note].filter(Boolean).join(' ');
