import { beforeCourtWords } from '@plainclaim/domain/claims/before-court';
import type { ClaimFormInput } from '@plainclaim/domain/claims/claim-form';
import { guideClaim } from '@plainclaim/domain/claims/guidance';
import { type IssueType, issueTypes } from '@plainclaim/domain/claims/issue-types';
import { type Jurisdiction, jurisdictions } from '@plainclaim/domain/claims/jurisdictions';
import { otherNationWords } from '@plainclaim/domain/claims/other-nation';
import { isTimePressing, timeLeft } from '@plainclaim/domain/claims/time-left';
import { responseDeadline } from '@plainclaim/domain/letters/response-deadline';
import { londonDateOf } from '@plainclaim/domain/shared/dates';
import { parseIsoDate } from '@plainclaim/domain/shared/iso-date';
import { parsePounds } from '@plainclaim/domain/shared/money';

export type ReviewNotice = {
  readonly tone: 'amber' | 'danger' | 'info';
  readonly title: string;
  readonly words: readonly string[];
};

/** What the claimant should know before the letter: none of it keeps them from going on. */
export function reviewNotices(form: ClaimFormInput, now: Date): readonly ReviewNotice[] {
  const amount = parsePounds(form.amount);
  const { issueType, jurisdiction } = form;
  if (amount === undefined || !isOneOf(issueTypes, issueType) || !isOneOf(jurisdictions, jurisdiction))
    return [];
  const today = londonDateOf(now);
  const claim = { amount, issueType, jurisdiction };
  const { cautions } = guideClaim(claim, 'review', today);
  const otherNation = otherNationWords({ ...claim, defendantPostcode: form.defendantPostcode }, today);
  const { days } = responseDeadline(claim, today);
  return [
    ...(cautions.length > 0
      ? [{ tone: 'amber', title: 'Before you take a claim like this to court', words: cautions } as const]
      : []),
    ...timeNotices(form, claim, now),
    ...(otherNation
      ? [
          {
            tone: 'amber',
            title: 'The defendant seems to be in another nation',
            words: [otherNation],
          } as const,
        ]
      : []),
    {
      tone: 'info',
      title: 'What the rules ask before court',
      words: beforeCourtWords(
        { ...claim, defendantType: form.defendantType === 'company' ? 'company' : 'individual' },
        { letterDays: days, on: today },
      ),
    },
  ];
}

function timeNotices(
  form: ClaimFormInput,
  claim: { readonly issueType: IssueType; readonly jurisdiction: Jurisdiction },
  now: Date,
): readonly ReviewNotice[] {
  const incidentDate = parseIsoDate(form.incidentDate);
  if (!incidentDate) return [];
  const facts = { ...claim, incidentDate, plaintiffDateOfBirth: parseIsoDate(form.plaintiffDateOfBirth) };
  const left = timeLeft(facts, londonDateOf(now));
  if (!isTimePressing(left, facts)) return [];
  const tone = left.state === 'passed' || left.state === 'under-30-days' ? 'danger' : 'amber';
  return [{ tone, title: left.title, words: [left.words] }];
}

const isOneOf = <Value extends string>(list: readonly Value[], value: string): value is Value =>
  (list as readonly string[]).includes(value);
