import type { IsoDate } from '../../shared/iso-date.ts';
import type { Pence } from '../../shared/money.ts';
import { cleanLine } from '../../shared/text.ts';
import type { DefendantType } from '../defendant.ts';
import type { IssueType } from '../issue-types.ts';
import { isSumOfMoney } from '../sums-of-money.ts';
import type { EvidenceItem, FactsContent } from './case-facts.ts';
import { factsLimits } from './facts-limits.ts';
import { saysNothing } from './input/told-text.ts';

/** What a row and a date are called where the claimant gave them no words. */
export const simpleWords = {
  sum: 'Sum claimed',
  how: 'As the description says.',
  day: 'Day of the events',
} as const;

/** A claim as it was before facts: one paragraph, one sum, one day, and files that no row points to. */
export type SimpleClaim = {
  readonly issueType: IssueType;
  readonly amount: Pence;
  readonly incidentDate: IsoDate;
  readonly defendantType: DefendantType;
  readonly documents?: readonly { readonly id: string; readonly fileName: string }[];
};

/**
 * One row and one date, and nothing that the claimant did not say: no agreement, no interest, no attempt to settle. The
 * description stays beside them, whole.
 */
export function factsOfSimpleClaim(claim: SimpleClaim): FactsContent {
  const isDebt = isSumOfMoney(claim.issueType);
  return {
    // The claim form never asked, and a company signs in a person's name.
    claimant: 'individual',
    defendant: claim.defendantType,
    basis: { kind: 'not-told' },
    rows: [
      {
        id: 'row-1',
        kind: isDebt ? 'debt' : 'loss',
        what: simpleWords.sum,
        how: isDebt ? '' : simpleWords.how,
        amount: claim.amount,
        due: null,
        proof: [],
      },
    ],
    credits: [],
    timeline: [{ on: claim.incidentDate, exact: true, what: simpleWords.day, main: true, proof: [] }],
    evidence: (claim.documents ?? []).map(fileEvidence),
    interest: { kind: 'none' },
    triedToSettle: '',
  };
}

type StoredFile = { readonly id: string; readonly fileName: string };

/** Evidence that the claimant has not named is listed under its file name. */
export function fileEvidence({ id, fileName }: StoredFile): EvidenceItem & { readonly file: string } {
  const name = [...cleanLine(fileName)].slice(0, factsLimits.what).join('').trim();
  return { id, type: 'other', what: saysNothing(name) ? 'File' : name, file: id };
}
