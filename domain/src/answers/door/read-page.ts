import type { EvidenceType, FactsContent } from '../../claims/facts/case-facts.ts';
import { chronology } from '../../claims/facts/chronology.ts';
import { evidenceList } from '../../claims/facts/evidence-list.ts';
import { explainInterest } from '../../claims/facts/interest/interest-words.ts';
import { factsForLetter } from '../../claims/facts/kept-back.ts';
import { type SumTable, sumTable } from '../../claims/facts/sum-table.ts';
import { claimantAddress } from '../../letters/facts-of-form.ts';
import type { IsoDate } from '../../shared/iso-date.ts';
import { type Pence, pence } from '../../shared/money.ts';
import {
  type ClaimBehindDoor,
  interestDays,
  type Pause,
  pauseOf,
  situationOf,
  type Visit,
} from './claim-behind-door.ts';
import { type DoorWords, doorWords } from './door-words.ts';
import { type AnsweringAs, answeringAs } from './holder-words.ts';
import type { DoorKey } from './key-life.ts';

/** The first of the three pages: who asks for what, and everything to read before answering. */
export type ReadPage = Pause & {
  readonly claimId: string;
  readonly reference: string;
  readonly claimantName: string;
  /** As the letter shows it. */
  readonly claimantAddress: string;
  readonly defendantName: string;
  readonly answeringAs: AnsweringAs;
  readonly letterDatedOn: IsoDate;
  readonly respondBy: IsoDate;
  readonly today: IsoDate;
  readonly asked: Pence;
  readonly rows: SumTable['rows'];
  /** Paid before the letter and since. */
  readonly credits: SumTable['credits'];
  readonly interest: DoorInterest | null;
  readonly chronology: readonly {
    readonly when: string;
    readonly what: string;
    readonly evidence: readonly number[];
  }[];
  readonly evidence: readonly {
    readonly no: number;
    readonly type: EvidenceType;
    readonly what: string;
    /** By its number; a document that is only named has no file. */
    readonly canBeViewed: boolean;
  }[];
  readonly words: DoorWords;
};

type DoorInterest = {
  /** Null where the law's rate is not known. */
  readonly sum: Pence | null;
  readonly daily: Pence | null;
  readonly words: readonly string[];
};

type Behind = {
  readonly claim: ClaimBehindDoor;
  readonly key: Pick<DoorKey, 'kind' | 'sentTo'>;
  readonly site: { readonly address: string };
};

/** Lists its fields one by one (`door-fields.ts`): what is not named here, no holder of a key sees. */
export function readPage({ claim, key, site }: Behind, visit: Visit): ReadPage {
  const situation = situationOf(claim, visit);
  const facts = withPayments(claim, visit);
  const pause = pauseOf(claim, visit);
  const { rows, credits } = sumTable(facts);
  return {
    claimId: claim.id,
    reference: claim.shortReference,
    claimantName: claim.claimantName,
    claimantAddress: claimantAddress(claim, claim.facts).plaintiffAddress,
    defendantName: claim.defendantName,
    answeringAs: answeringAs(key, situation),
    letterDatedOn: claim.letterDatedOn,
    respondBy: claim.respondBy,
    today: visit.today,
    ...pause,
    asked: situation.asked,
    rows: rows.map(({ what, how, due, amount, evidence }) => ({ what, how, due, amount, evidence })),
    credits: credits.map(({ on, exact, what, amount }) => ({ on, exact, what, amount })),
    interest: interestOf(claim, facts, visit),
    chronology: chronology(facts).map(({ when, what, evidence }) => ({ when, what, evidence })),
    evidence: evidenceList(facts).map(({ no, type, what, file }) => ({
      no,
      type,
      what,
      canBeViewed: file !== null,
    })),
    words: doorWords({ ...situation, ...pause }, site),
  };
}

/** A payment since the letter lowers the sum from its own day, as one before it does. */
function withPayments({ facts, payments }: ClaimBehindDoor, { today }: Visit): FactsContent {
  const shown = factsForLetter(facts);
  const paid = payments.filter(({ on }) => on <= today);
  return { ...shown, credits: [...shown.credits, ...paid] };
}

function interestOf(claim: ClaimBehindDoor, facts: FactsContent, visit: Visit): DoorInterest | null {
  const explained = explainInterest(facts, interestDays(claim, visit), visit.law);
  if (!explained) return null;
  const { basis, steps, figures } = explained;
  return {
    sum: figures ? pence(figures.interest + figures.fixedSums) : null,
    daily: figures ? figures.daily : null,
    words: [basis, ...steps],
  };
}
