import { enclosesDebtPapers } from '../enclosures/encloses-debt-papers.ts';
import { debtEnclosureIds, debtEnclosureNames } from '../enclosures/enclosure-names.ts';
import { conductUnder } from '../framing.ts';
import type { LetterProblem } from '../letter-problem.ts';
import { type LetterReading, missing, type RuleCheck } from '../reading/read-letter.ts';
import { wordsPattern } from '../reading/words-pattern.ts';
import { requireSection, sectionBody } from './required-section.ts';

/** The paragraph on how both sides should behave before a claim, and what a debt letter encloses. */
export const checkPreActionConduct: RuleCheck = (reading) => {
  const problems = conduct(reading);
  return problems.length > 0 ? problems : enclosures(reading);
};

function enclosures(reading: LetterReading): readonly LetterProblem[] {
  if (!enclosesDebtPapers(reading.context)) return [];
  const body = sectionBody(reading, 'pre-action-conduct') ?? '';
  const unnamed = debtEnclosureIds
    .map((id) => debtEnclosureNames[id].inLetter)
    .filter((name) => !wordsPattern(name).test(body));
  if (unnamed.length === 0) return [];
  return [
    missing(
      'pre-action-conduct',
      `These papers are enclosed with your letter, so the section PRE-ACTION CONDUCT must name them: ${unnamed.join(', ')}.`,
    ),
  ];
}

const conduct: RuleCheck = (reading) => {
  const rules = conductUnder(reading.context.facts);
  return requireSection(
    reading,
    'pre-action-conduct',
    wordsPattern(rules),
    `what is expected before a claim, under the ${rules}`,
  );
};
