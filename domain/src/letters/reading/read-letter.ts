import { type FoundDate, findDates } from '../../shared/reading/dates.ts';
import type { Find } from '../../shared/reading/find.ts';
import { sentencesOf } from '../../shared/reading/sentences.ts';
import { type FoundSum, findSums } from '../../shared/reading/sums.ts';
import { type LegalFraming, legalFraming } from '../framing.ts';
import { type SectionPlace, sectionPlaces } from '../headings.ts';
import type { LetterContext } from '../letter-facts.ts';
import type { LetterProblem, LetterRule } from '../letter-problem.ts';
import { partiesOf } from '../parties.ts';
import type { PlaceholderValues } from '../placeholders.ts';
import { type ResponseDeadline, responseDeadline } from '../response-deadline.ts';
import { type FactSection, factSections } from '../sections/facts/fact-sections.ts';
import { type FactPlace, factPlaces, withoutFactWords } from './fact-places.ts';
import { maskKnown } from './mask-known.ts';
import { excerptAt, lineAt, lineStartsOf, plainText } from './plain-text.ts';

export type { Find };

/** A letter prepared for the rules. */
export type LetterReading = {
  readonly context: LetterContext;
  readonly framing: LegalFraming;
  readonly deadline: ResponseDeadline;
  readonly stage: 'draft' | 'final';
  readonly resolved: PlaceholderValues | undefined;
  /** For rules about required text. */
  readonly plain: string;
  /** Where each line begins in it. */
  readonly lineStarts: readonly number[];
  /**
   * For rules about forbidden text: the same text at the same positions, with the names and addresses of the claim
   * blanked out, because a company may be called 'Sheriff Court Motors' or '99p Bargains', and our words in sections of facts.
   */
  readonly masked: string;
  /** Of the masked text. */
  readonly sentences: readonly Find[];
  readonly sums: readonly FoundSum[];
  readonly dates: readonly FoundDate[];
  /** Of the plain text. */
  readonly sections: readonly SectionPlace[];
  /** The range of the claimant's account in both texts; empty without its heading. */
  readonly account: { readonly from: number; readonly to: number };
  /** Sections of facts as they must stand, and where the letter has them. */
  readonly composed: readonly FactSection[];
  readonly factPlaces: readonly FactPlace[];
};

export type RuleCheck = (reading: LetterReading) => readonly LetterProblem[];

export function readLetter(
  letter: string,
  context: LetterContext,
  stage: 'draft' | 'final',
  resolved: PlaceholderValues | undefined,
): LetterReading {
  const plain = plainText(letter);
  const lineStarts = lineStartsOf(plain);
  const sections = sectionPlaces(plain);
  const { claimant, defendant } = partiesOf(context.facts);
  const composed = factSections(context);
  const places = factPlaces(plain, lineStarts, sections, composed);
  const known = maskKnown(plain, {
    names: [claimant.name, defendant.name, ...signatureOf(resolved)],
    addresses: [claimant.address, defendant.address],
  });
  const masked = withoutFactWords(known, places, composed);
  return {
    context,
    framing: legalFraming(context.facts.jurisdiction, context.facts.issueType),
    deadline: responseDeadline(context.facts, context.today),
    stage,
    resolved,
    plain,
    lineStarts,
    masked,
    sentences: sentencesOf(masked),
    sums: findSums(masked),
    dates: findDates(masked),
    sections,
    account: accountIn(plain, lineStarts, sections),
    composed,
    factPlaces: places,
  };
}

function accountIn(
  plain: string,
  lineStarts: readonly number[],
  sections: readonly SectionPlace[],
): LetterReading['account'] {
  const place = sections.find(({ key }) => key === 'account');
  if (!place) return { from: 0, to: 0 };
  return { from: lineStarts[place.from] ?? 0, to: lineStarts[place.to] ?? plain.length };
}

/** What the claimant tells, in the account or in rows, is theirs; what the letter demands is not told there. */
export const isInAccount = ({ account, factPlaces }: LetterReading, index: number): boolean =>
  [account, ...factPlaces].some(({ from, to }) => index >= from && index < to);

export function missing(rule: LetterRule, message: string): LetterProblem {
  return { rule, kind: 'missing', message, line: null, excerpt: null };
}

/** A problem of the given kind at a place in the letter. */
export function problemAt(
  { plain, lineStarts }: LetterReading,
  rule: LetterRule,
  { index, text }: Find,
  message: string,
  kind: LetterProblem['kind'] = 'contradiction',
): LetterProblem {
  return {
    rule,
    kind,
    message,
    line: lineAt(lineStarts, index),
    excerpt: excerptAt(plain, index, text.length),
  };
}

export function findAll(text: string, pattern: RegExp): readonly Find[] {
  return [...text.matchAll(pattern)].map((match) => ({ index: match.index, text: match[0] }));
}

function signatureOf(resolved: PlaceholderValues | undefined): readonly string[] {
  if (resolved === undefined) return [];
  const { claimReference, shortReference = '', senderName, senderTitle, senderCompany } = resolved;
  return [claimReference, shortReference, senderName, senderTitle, senderCompany];
}
