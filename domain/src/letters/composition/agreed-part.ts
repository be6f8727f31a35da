import type { FactsContent } from '../../claims/facts/case-facts.ts';
import { evidenceNumbers } from '../../claims/facts/evidence-list.ts';
import { formatLongDate } from '../../shared/dates.ts';

export type AgreedPart = {
  readonly kind: 'written' | 'spoken' | 'no-agreement';
  /** Day of the agreement in long form; null where there was none. */
  readonly madeOn: string | null;
  /** Of a spoken agreement: where, and with whom. */
  readonly where: string | null;
  /** What was said, or why it is owed without an agreement. */
  readonly words: string | null;
  /** What went wrong. */
  readonly broken: string;
  /** Numbers of the copy. */
  readonly evidence: readonly number[];
};

/** Null where the claimant was not asked. */
export function agreedPart(facts: Pick<FactsContent, 'basis' | 'evidence'>): AgreedPart | null {
  const { basis } = facts;
  switch (basis.kind) {
    case 'not-told':
      return null;
    case 'written':
      return {
        kind: 'written',
        madeOn: formatLongDate(basis.madeOn),
        where: null,
        words: null,
        broken: basis.broken,
        evidence: evidenceNumbers(facts, basis.copy === null ? [] : [basis.copy]),
      };
    case 'spoken':
      return {
        kind: 'spoken',
        madeOn: formatLongDate(basis.madeOn),
        where: basis.where,
        words: basis.words,
        broken: basis.broken,
        evidence: [],
      };
    case 'no-agreement':
      return {
        kind: 'no-agreement',
        madeOn: null,
        where: null,
        words: basis.duty,
        broken: basis.broken,
        evidence: [],
      };
  }
}
