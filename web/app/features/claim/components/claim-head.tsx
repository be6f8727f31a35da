import { stageWords } from '@plainclaim/domain/claims/stage';
import { penceFromPounds } from '@plainclaim/domain/shared/money';
import { Link } from 'react-router';
import { Icon } from '../../../art/icon.tsx';
import type { Claim, ClaimDetails } from '../../../lib/claims-api.ts';
import { ClaimStatusBadge } from '../../../ui/display/badge.tsx';
import { ClaimNames } from '../../../ui/display/claim-names.tsx';
import { Money } from '../../../ui/display/money.tsx';

type ClaimHeadProps = { claim: Claim; nextStep: ClaimDetails['next_step']; backTo: string };

export function ClaimHead({ claim, nextStep, backTo }: ClaimHeadProps) {
  const stage = stageWords[nextStep.kind];
  return (
    <>
      <Link to={backTo} className="inline-flex items-center gap-1.5 font-semibold">
        <Icon name="arrow-left" className="size-[1.25em]" />
        Back to dashboard
      </Link>
      <div className="mt-3.5 grid gap-x-10 gap-y-3 md:grid-cols-[minmax(0,1fr)_auto]">
        <h1 className="wrap-anywhere">{claim.defendant_name}</h1>
        <p className="md:row-span-2">
          <Money pence={penceFromPounds(claim.amount)} size="page" />
        </p>
        <div className="flex flex-wrap items-center gap-x-[18px] gap-y-2 text-15 text-ink-2">
          <ClaimStatusBadge status={claim.status} />
          {stage ? <span className="font-semibold text-ink">{stage}</span> : null}
          <span>{claim.issue_type}</span>
          <ClaimNames claim={claim} />
        </div>
      </div>
    </>
  );
}
