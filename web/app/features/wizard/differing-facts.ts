import { defendantTypes } from '@plainclaim/domain/claims/defendant';
import { isOneSum } from '@plainclaim/domain/claims/facts/input/amount-field';
import type { FactsInput } from '@plainclaim/domain/claims/facts/input/facts-input';
import { isOneDay } from '@plainclaim/domain/claims/facts/input/form-and-facts';
import { isKeptBack } from '@plainclaim/domain/claims/facts/kept-back';
import { complaintTold } from './complaint-words.ts';
import { inOrder } from './components/facts/timeline-rows.ts';
import { detailParts } from './facts-details.ts';
import { type FactsWords, partsOf } from './facts-words.ts';
import { claimantWords, defendantKindWords } from './party-words.ts';
import { unusedPart, usedBasis, usedInterest } from './unused-answers.ts';
import { isSame, isSameFacts } from './writing.ts';

export type DifferingFacts = {
  readonly term: string;
  readonly ours: readonly string[];
  readonly theirs: readonly string[];
};

/** A part in words, and what was typed for it. */
type Part = FactsWords & { readonly typed: unknown };

/**
 * The parts in which two versions differ: what the review prints of them and also what it does not, such as evidence,
 * because the version that is not chosen is lost.
 */
export function differingFacts(ours: FactsInput, theirs: FactsInput): readonly DifferingFacts[] {
  if (isSameFacts(ours, theirs)) return [];
  const versions = [ours, theirs];
  const inForm = { sum: versions.every(isOneSum), day: versions.every(isOneDay) };
  const other = everyPart(theirs, inForm);
  const parts = everyPart(ours, inForm).flatMap((part, at) => differing(part, other[at] ?? part));
  if (parts.length > 0 || isSameFacts(besideForm(ours, inForm), besideForm(theirs, inForm))) return parts;
  // Ids or an order that no words tell: still not the same version.
  return [{ term: 'The rest', ours: ['As listed here'], theirs: ['As listed there'] }];
}

/** Without what the form's own fields show: an only sum, an only day, a type of defendant. */
const besideForm = (facts: FactsInput, inForm: InForm): FactsInput => ({
  ...facts,
  defendant: (defendantTypes as readonly string[]).includes(facts.defendant) ? '' : facts.defendant,
  rows: inForm.sum ? facts.rows.map((row) => ({ ...row, amount: '' })) : facts.rows,
  timeline: inForm.day ? facts.timeline.map((date) => ({ ...date, on: '' })) : facts.timeline,
});

/** In words or, where these are the same, the very letters: a day that is not typed to its end, a space. */
function differing(one: Part, other: Part): readonly DifferingFacts[] {
  const { term } = one;
  if (one.lines.join('\n') !== other.lines.join('\n'))
    return [{ term, ours: one.lines, theirs: other.lines }];
  if (isSame(one.typed, other.typed)) return [];
  const [mine, others] = [lettersOf(one.typed), lettersOf(other.typed)];
  const quoted = (letters: Letters, but: Letters) =>
    [...letters].filter(([path, text]) => but.get(path) !== text).map(([, text]) => `“${text}”`);
  return [{ term, ours: quoted(mine, others), theirs: quoted(others, mine) }];
}

/** Every text, under its path. */
type Letters = ReadonlyMap<string, string>;

function lettersOf(typed: unknown, path = ''): Letters {
  if (typeof typed !== 'object' || typed === null) return new Map([[path, String(typed)]]);
  return new Map(Object.entries(typed).flatMap(([key, value]) => [...lettersOf(value, `${path}.${key}`)]));
}

/** What the form tells of both versions, and differs there. */
type InForm = { readonly sum: boolean; readonly day: boolean };

/** In the same order for every version. */
function everyPart(facts: FactsInput, inForm: InForm): readonly Part[] {
  const typed = typedOf(facts, inForm);
  return [
    { term: 'What it is about', lines: oneLine(complaintTold(facts)), typed: facts.complaint ?? '' },
    { term: 'Claimed for', lines: oneLine(claimantWords(facts)), typed: facts.claimant },
    { term: 'Kind of defendant', lines: oneLine(defendantKindWords(facts)), typed: undefined },
    ...partsOf(facts).map((part) => ({ ...part, typed: typed[part.term] })),
    ...detailParts(facts),
    unusedPart(facts),
  ];
}

type TypedOf = Readonly<Record<ReturnType<typeof partsOf>[number]['term'], unknown>>;

const typedOf = (facts: FactsInput, inForm: InForm): TypedOf => ({
  'How the sum is made up': facts.rows.map(({ what, how, amount }) => [what, how, inForm.sum ? '' : amount]),
  'Paid or given back': facts.credits,
  'What happened when': inOrder(facts).timeline.map(({ on, what, main }) => [
    inForm.day ? '' : on,
    what,
    main,
  ]),
  Agreement: usedBasis(facts.basis),
  Interest: usedInterest(facts.interest),
  'What you have tried': facts.triedToSettle,
  'Evidence in the letter': facts.evidence.map(({ what }) => what),
  'Evidence kept back': facts.evidence.filter(isKeptBack).map(({ what }) => what),
  'Address they see': facts.lettersTo?.isOther ? facts.lettersTo : '',
});

const oneLine = (line: string | undefined): readonly string[] => (line === undefined ? [] : [line]);
