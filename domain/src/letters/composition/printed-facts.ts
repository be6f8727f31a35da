import type { Basis, FactsContent, InterestChoice } from '../../claims/facts/case-facts.ts';
import { factsLimits } from '../../claims/facts/facts-limits.ts';
import { simpleWords } from '../../claims/facts/facts-of-simple-claim.ts';
import { unmarkedLines } from '../account/account-sentences.ts';
import { letterLine } from '../letter-line.ts';

/** Facts with every text as a letter prints it: on one line, without formatting marks, cut nowhere. */
export function printedFacts(facts: FactsContent): FactsContent {
  return {
    ...facts,
    basis: printedBasis(facts.basis),
    rows: facts.rows.map((row) => ({ ...row, what: what(row.what), how: howOf(row.how) })),
    credits: facts.credits.map((credit) => ({ ...credit, what: what(credit.what) })),
    timeline: facts.timeline.map((row) => ({ ...row, what: line(row.what, notNamed, factsLimits.event) })),
    evidence: facts.evidence.map((item) => ({ ...item, what: what(item.what) })),
    interest: printedInterest(facts.interest),
    triedToSettle: explanation(facts.triedToSettle),
  };
}

const notNamed = 'Not described';

const line = (text: string, fallback: string, longest: number): string =>
  letterLine(unmarkedLines(text).join(' '), fallback, longest);

const what = (text: string): string => line(text, notNamed, factsLimits.what);

const explanation = (text: string): string => line(text, '', factsLimits.explanation);

/** Ours where the form asked for none: it must not stand as the claimant's words. */
const howOf = (how: string): string => (how === simpleWords.how ? '' : explanation(how));

function printedBasis(basis: Basis): Basis {
  switch (basis.kind) {
    case 'not-told':
      return basis;
    case 'written':
      return { ...basis, broken: explanation(basis.broken) };
    case 'spoken':
      return {
        ...basis,
        where: explanation(basis.where),
        words: explanation(basis.words),
        broken: explanation(basis.broken),
      };
    case 'no-agreement':
      return { ...basis, duty: explanation(basis.duty), broken: explanation(basis.broken) };
  }
}

function printedInterest(interest: InterestChoice): InterestChoice {
  if ('why' in interest) return { ...interest, why: explanation(interest.why) };
  return interest.kind === 'own-figure' ? { ...interest, how: explanation(interest.how) } : interest;
}
