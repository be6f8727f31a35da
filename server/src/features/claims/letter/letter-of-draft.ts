import type { Law } from '@plainclaim/domain/law/law';
import { leftOutOf } from '@plainclaim/domain/letters/account/left-out';
import { checkLetter, type LetterProblem } from '@plainclaim/domain/letters/check-letter';
import type { LetterFacts } from '@plainclaim/domain/letters/letter-facts';
import { openProblems } from '@plainclaim/domain/letters/letter-problem';
import { type PlaceholderValues, resolvePlaceholders } from '@plainclaim/domain/letters/placeholders';
import { redateLetter } from '@plainclaim/domain/letters/redate-letter';
import { responseDeadline } from '@plainclaim/domain/letters/response-deadline';
import { londonDateOf } from '@plainclaim/domain/shared/dates';
import { type IsoDate, toIsoDate } from '@plainclaim/domain/shared/iso-date';
import type { ClaimsDeps } from '../claims.deps.ts';
import type { DraftRow, WholeDraft } from '../drafts/drafts.store.ts';
import { readFinished } from '../drafts/finished-draft.ts';
import { formOf } from '../drafts/form-of.ts';
import { fingerprintOf } from './letter-facts.ts';
import { placeholderValues } from './placeholder-values.ts';

export type LetterSource = 'drafter' | 'model' | 'edited';

export type DraftLetter = {
  /** Raised by every change. */
  readonly version: number;
  /** As it is edited, with placeholders. */
  readonly text: string;
  /** As it would be sent today. */
  readonly preview: string;
  /** What the placeholders become. */
  readonly values: PlaceholderValues;
  readonly source: LetterSource;
  readonly notice: string | null;
  /** Without the warnings that the claimant dismissed. */
  readonly problems: readonly LetterProblem[];
  /** The keys of the dismissed warnings. */
  readonly kept: readonly string[];
  /** Sentences of the description that speak to the writer or a machine. */
  readonly leftOut: readonly string[];
  /** Written from other facts than the draft holds now. */
  readonly isStale: boolean;
  readonly deadlineDays: number;
  /** In the long form. */
  readonly responseDeadline: string;
};

/**
 * The letter as it would be sent today: its deadline counts from now, and it is checked against the claim.
 */
export function letterOfDraft(
  deps: Pick<ClaimsDeps, 'config' | 'law'>,
  whole: WholeDraft,
  now: Date,
): DraftLetter | null {
  const { draft } = whole;
  const today = londonDateOf(now);
  const reading = readFinished(whole, now);
  const facts = reading.ok ? reading.finished.letterFacts : null;
  const { law } = deps;
  const letter = letterToday(draft, facts, today, law);
  if (letter === null) return null;
  const { text, isStale } = letter;
  const deadline = responseDeadline(facts ?? formOf(draft), today);
  const values = placeholderValues(deps, draft, today);
  return {
    version: draft.letterVersion,
    text,
    preview: resolvePlaceholders(text, values),
    values,
    source: draft.letterSource ?? 'edited',
    notice: draft.letterNotice,
    problems:
      facts === null
        ? []
        : openProblems(checkLetter(text, { facts, today, law }, 'draft', values), draft.letterKept),
    kept: draft.letterKept,
    leftOut: facts === null || isStale ? [] : leftOutOf(text, facts.issueDescription),
    isStale,
    deadlineDays: deadline.days,
    responseDeadline: deadline.longDate,
  };
}

/** The same, not yet checked. */
export function letterToday(
  draft: DraftRow,
  facts: LetterFacts | null,
  today: IsoDate,
  law: Law,
): Pick<DraftLetter, 'text' | 'isStale'> | null {
  if (draft.letter === null) return null;
  if (facts === null || fingerprintOf(facts) !== draft.letterFacts)
    return { text: draft.letter, isStale: true };
  return { text: datedToday(draft.letter, draft.letterDatedOn, facts, today, law), isStale: false };
}

export function datedToday(
  letter: string,
  datedOn: string | null,
  facts: LetterFacts,
  today: IsoDate,
  law: Law,
): string {
  return datedOn === null ? letter : redateLetter(letter, { facts, law }, toIsoDate(datedOn), today);
}
