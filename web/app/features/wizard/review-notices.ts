import { courtInterestWords } from '@plainclaim/domain/claims/court-interest';
import { businessClaimsFrom } from '@plainclaim/domain/claims/facts/business-claims-from';
import { ownAddressRemarks } from '@plainclaim/domain/claims/facts/suggestions/own-address';
import { cautionsFor } from '@plainclaim/domain/claims/guidance';
import { issueTypes } from '@plainclaim/domain/claims/issue-types';
import { jurisdictions } from '@plainclaim/domain/claims/jurisdictions';
import type { ClaimValue } from '@plainclaim/domain/claims/limits';
import { otherNationWords } from '@plainclaim/domain/claims/other-nation';
import { isTimePressing, timeLeft } from '@plainclaim/domain/claims/time-left';
import type { Law } from '@plainclaim/domain/law/law';
import { rulesBeforeCourt, rulesBeforeCourtTitle } from '@plainclaim/domain/letters/rules-before-court';
import { londonDateOf } from '@plainclaim/domain/shared/dates';
import { parseIsoDate } from '@plainclaim/domain/shared/iso-date';
import { mistypedMailWords } from '@plainclaim/domain/shared/mistyped-mail-domain';
import { parsePounds } from '@plainclaim/domain/shared/money';
import type { Answers } from './writing.ts';

export type ReviewNotice = {
  readonly tone: 'amber' | 'danger' | 'info';
  readonly title: string;
  readonly words: readonly string[];
};

/** Notices before the letter is written; none of them blocks it. A letter that claims interest says so itself. */
export function reviewNotices(answers: Answers, now: Date, law: Law): readonly ReviewNotice[] {
  return [...addressNotices(answers), ...claimNotices(answers, now, law)];
}

/** Once more before the letter: an answer of another step may have changed since the address was typed. */
function addressNotices({ form }: Answers): readonly ReviewNotice[] {
  const mails = [form.plaintiffEmail, ...(form.defendantEmailUnknown ? [] : [form.defendantEmail])];
  const words = [
    ...mails.flatMap((address) => mistypedMailWords(address) ?? []),
    ...ownAddressRemarks(form).map((remark) => remark.words),
  ];
  return words.length === 0 ? [] : [{ tone: 'amber', title: 'Please check the addresses', words }];
}

function claimNotices({ form, facts }: Answers, now: Date, law: Law): readonly ReviewNotice[] {
  const amount = parsePounds(form.amount);
  const { issueType, jurisdiction } = form;
  if (amount === undefined || !isOneOf(issueTypes, issueType) || !isOneOf(jurisdictions, jurisdiction))
    return [];
  const today = londonDateOf(now);
  const claim = { amount, issueType, jurisdiction };
  const cautions = cautionsFor(claim, 'review', today, law);
  const { defendantPostcode } = form;
  const defendantType = form.defendantType === 'company' ? 'company' : 'individual';
  const otherNation = otherNationWords(
    { ...claim, defendantPostcode, defendantType, defendant: facts.defendant },
    today,
  );
  return [
    ...(cautions.length > 0
      ? [{ tone: 'amber', title: 'Before you take a claim like this to court', words: cautions } as const]
      : []),
    ...timeNotices({ form, facts }, claim, now, law),
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
      title: rulesBeforeCourtTitle,
      words: rulesBeforeCourt(
        {
          ...claim,
          defendantType,
          defendant: facts.defendant,
          businessClaimsFrom: businessClaimsFrom(facts),
        },
        today,
      ),
    },
  ];
}

const interestTitle = 'Interest is not in your letter’s amount';

function timeNotices(
  { form, facts: typed }: Answers,
  claim: ClaimValue,
  now: Date,
  law: Law,
): readonly ReviewNotice[] {
  const incidentDate = parseIsoDate(form.incidentDate);
  if (!incidentDate) return [];
  const facts = { ...claim, incidentDate, plaintiffDateOfBirth: parseIsoDate(form.plaintiffDateOfBirth) };
  const left = timeLeft(facts, londonDateOf(now), law);
  const tone = left.state === 'passed' || left.state === 'under-30-days' ? 'danger' : 'amber';
  const isClaimed = typed.interest.kind !== 'none';
  const interest = isClaimed ? undefined : courtInterestWords(facts, londonDateOf(now), law);
  return [
    ...(isTimePressing(left, facts) ? [{ tone, title: left.title, words: [left.words] } as const] : []),
    ...(interest ? [{ tone: 'info', title: interestTitle, words: [interest.words] } as const] : []),
  ];
}

const isOneOf = <Value extends string>(list: readonly Value[], value: string): value is Value =>
  (list as readonly string[]).includes(value);
