import { decimalFromPence, type Pence } from '../../../shared/money.ts';
import type { Basis, FactsContent, InterestChoice, TimelineRow } from '../case-facts.ts';
import { type BasisInput, emptyFactsInput, type FactsInput, type InterestInput } from './facts-input.ts';

/** What a person edits to change these facts: parsed again, it gives the same. */
export function factsAsTyped(facts: FactsContent): FactsInput {
  return {
    claimant: facts.claimant,
    ...(facts.business && { business: facts.business, signedBy: facts.signedBy }),
    defendant: facts.defendant,
    basis: basisAsTyped(facts.basis),
    ...(facts.complaint && { complaint: facts.complaint }),
    rows: facts.rows.map((row) => ({ ...row, amount: typedAmount(row.amount), due: row.due ?? '' })),
    credits: facts.credits.map(({ on, amount, what, exact = true }) => ({
      on: typedDay({ on, exact }),
      amount: typedAmount(amount),
      what,
    })),
    timeline: facts.timeline.map(({ what, main, proof, ...day }) => ({
      on: typedDay(day),
      what,
      main,
      proof,
    })),
    evidence: facts.evidence.map((item) => ({ ...item, file: item.file ?? '' })),
    ...(facts.lettersTo && { lettersTo: { isOther: true, ...facts.lettersTo } }),
    interest: interestAsTyped(facts.interest),
    triedToSettle: facts.triedToSettle,
  };
}

function basisAsTyped(basis: Basis): BasisInput {
  const empty = emptyFactsInput.basis;
  return basis.kind === 'written' ? { ...empty, ...basis, copy: basis.copy ?? '' } : { ...empty, ...basis };
}

function interestAsTyped(interest: InterestChoice): InterestInput {
  const empty = emptyFactsInput.interest;
  if (interest.kind === 'agreed-rate') return { ...empty, ...interest, percent: String(interest.percent) };
  if (interest.kind === 'own-figure') return { ...empty, ...interest, amount: typedAmount(interest.amount) };
  return { ...empty, ...interest };
}

const typedDay = ({ on, exact }: Pick<TimelineRow, 'on' | 'exact'>): string => (exact ? on : on.slice(0, 7));

/** 2500 and 2500.50, as the amount field is filled in. */
const typedAmount = (amount: Pence): string => decimalFromPence(amount).replace(/\.00$/, '');
