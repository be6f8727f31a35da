import type { IsoDate } from '../../../shared/iso-date.ts';
import type { FactsContent } from '../case-facts.ts';
import type { FactsRefusal } from '../facts-refusal.ts';

/** An invariant of facts. The day is that of the letter: today, until it goes. */
export type FactsRule = (facts: FactsContent, letterDate: IsoDate) => readonly FactsRefusal[];
