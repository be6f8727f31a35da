import type { EvidenceItem, PartyKind, TimelineRow } from '../claims/facts/case-facts.ts';
import type { ReplyChannel } from '../replies/channels.ts';
import type { IsoDate } from '../shared/iso-date.ts';
import type { Pence } from '../shared/money.ts';

/** The seven answers that the other side may give to a letter. */
export const answerKinds = [
  'pay-all',
  'pay-part',
  'already-paid',
  'dispute',
  'not-me',
  'need-more',
  'need-time',
] as const;
export type AnswerKind = (typeof answerKinds)[number];

export const frequencies = ['week', 'two-weeks', 'four-weeks', 'month'] as const;
export type Frequency = (typeof frequencies)[number];

/** How a sum is paid: at once by card, in one sum by a day, or in equal sums of which the last may differ. */
export type HowPaid =
  | { readonly kind: 'now' }
  | { readonly kind: 'by'; readonly on: IsoDate }
  | {
      readonly kind: 'instalments';
      readonly each: Pence;
      readonly every: Frequency;
      readonly first: IsoDate;
    };

/** The id of a row of the claim's breakdown. */
export type RowId = string;

export type AnswerEvidence = Omit<EvidenceItem, 'keptBack'>;

export type AnswerDate = Omit<TimelineRow, 'main'>;

/** What was answered. Sums and days are read, texts are in the person's own words. */
export type Said =
  | { readonly kind: 'pay-all'; readonly how: HowPaid }
  | {
      readonly kind: 'pay-part';
      readonly owed: Pence;
      readonly why: string;
      /** Rows that are not accepted, or not in full. Empty where none was named. */
      readonly rows: readonly RowId[];
      readonly how: HowPaid;
    }
  | {
      readonly kind: 'already-paid';
      readonly amount: Pence;
      readonly on: IsoDate;
      readonly how: string;
      readonly proof: readonly AnswerEvidence[];
    }
  | {
      readonly kind: 'dispute';
      readonly why: string;
      /** The contested rows. Empty where the whole claim is. */
      readonly rows: readonly RowId[];
      readonly timeline: readonly AnswerDate[];
      readonly evidence: readonly AnswerEvidence[];
      /** What they say they are owed themselves. Their words only: it is no claim of its own. */
      readonly counterclaim: string | null;
    }
  | { readonly kind: 'not-me'; readonly why: string }
  | { readonly kind: 'need-more'; readonly asks: string; readonly debtAdvice: boolean }
  | { readonly kind: 'need-time'; readonly until: IsoDate; readonly why: string };

export type SaidOf<Kind extends AnswerKind> = Extract<Said, { readonly kind: Kind }>;

/** The person who answers, with their role where they answer for a company or an organisation (`needsCapacity`). */
export type Answerer = { readonly name: string; readonly capacity: string | null };

/** The answer page, or what an admin wrote down from a mail, a letter, a call or a visit. */
export type AnswerChannel = 'portal' | 'email' | ReplyChannel;

export type DefendantAnswer = Answerer & {
  readonly id: string;
  /** The version of the facts that was answered. */
  readonly factsVersion: number;
  readonly at: Date;
  readonly channel: AnswerChannel;
  /** The admin who wrote it down; null where the other side typed it. */
  readonly recordedBy: string | null;
  readonly said: Said;
};

/** Both say, in writing, that money is owed. */
export const isAdmission = ({ kind }: { readonly kind: AnswerKind }): boolean =>
  kind === 'pay-all' || kind === 'pay-part';

/** A company or an organisation answers through a person. */
export const needsCapacity = (defendant: PartyKind): boolean =>
  defendant === 'company' || defendant === 'organisation';
