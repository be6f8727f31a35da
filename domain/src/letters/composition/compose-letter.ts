import type { FactsContent, PartyKind } from '../../claims/facts/case-facts.ts';
import { type ChronologyEntry, chronology, whenWords } from '../../claims/facts/chronology.ts';
import { evidenceList, type NumberedEvidence } from '../../claims/facts/evidence-list.ts';
import { mainRow } from '../../claims/facts/incident-date.ts';
import { type SumTable, sumTable } from '../../claims/facts/sum-table.ts';
import { interestFreeInLetter } from '../../claims/holds/hold.ts';
import type { Law } from '../../law/law.ts';
import { type QuotedAccount, quoteAccount } from '../account/quote-account.ts';
import type { LetterContext } from '../letter-facts.ts';
import { type Party, partiesOf } from '../parties.ts';
import { type AgreedPart, agreedPart } from './agreed-part.ts';
import { type Demand, demandOf } from './demand.ts';
import { type InterestPart, interestPart } from './interest-part.ts';

/** What a letter says of a case, as data: figures, days and numbers that its sections print. Null and empty parts are not printed. */
export type ComposedLetter = {
  readonly parties: {
    readonly claimant: Party & { readonly kind: PartyKind };
    readonly defendant: Party & { readonly kind: PartyKind };
  };
  /** The day of the events, or their month. */
  readonly eventsOf: string;
  readonly agreed: AgreedPart | null;
  /** The claimant's own words, whole. */
  readonly account: QuotedAccount;
  readonly chronology: readonly ChronologyEntry[];
  readonly sums: SumTable;
  readonly interest: InterestPart | null;
  readonly tried: string | null;
  readonly evidence: readonly NumberedEvidence[];
  readonly demand: Demand;
};

/** Names, account and days of the letter come from its context; everything that is counted comes from the facts. */
export function composeLetter(
  { facts: letter, today, interestFree = [] }: LetterContext,
  facts: FactsContent,
  law: Law,
): ComposedLetter {
  const { claimant, defendant } = partiesOf(letter);
  const sums = sumTable(facts);
  const days = {
    nation: letter.jurisdiction,
    letterDate: today,
    to: today,
    interestFree: interestFreeInLetter(interestFree, today),
  };
  const interest = interestPart(facts, days, law);
  return {
    parties: {
      claimant: { ...claimant, kind: facts.claimant },
      defendant: { ...defendant, kind: facts.defendant },
    },
    eventsOf: whenWords(mainRow(facts)),
    agreed: agreedPart(facts),
    account: quoteAccount(letter.issueDescription),
    chronology: chronology(facts),
    sums,
    interest,
    tried: facts.triedToSettle === '' ? null : facts.triedToSettle,
    evidence: evidenceList(facts),
    demand: demandOf(sums, interest, letter, today),
  };
}
