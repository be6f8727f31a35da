import type { Jurisdiction } from '../../claims/jurisdictions.ts';

/** Words that belong to the law of some of the jurisdictions, and are wrong in a letter for another. */
type LocalTerm = { readonly pattern: RegExp; readonly home: readonly Jurisdiction[] };

const englishTerms =
  /\bcivil\s+procedure\s+rules\b|\bcpr\b|\bpractice\s+direction\b|\bprotocol\s+for\s+debt\s+claims\b|\bsmall\s+claims\s+track\b|\bmoney\s+claim\s+online\b|\bonline\s+civil\s+money\s+claims\b|\bcounty\s+court\s+judge?ments?\b|\bccjs?\b|\bbailiffs?\b|\benforcement\s+agents?\b|\blaws?\s+of\s+england\b|\benglish\s+(?:law|courts?)\b|\bengland\s+(?:and|&)\s+wales\b|\bcounty\s+courts\s+act\s+1984\b|\blimitation\s+act\s+1980\b|\boccupiers'?\s+liability\s+act\s+19(?:57|84)\b|\bhousing\s+act\s+(?:1988|1996|2004)\b|\blandlord\s+and\s+tenant\s+act\s+1985\b|\brenting\s+homes\s+\(wales\)/gi;

const scottishTerms =
  /\bsheriff\s+(?:courts?|officers?)\b|\bthe\s+sheriff\b|\bsimple\s+procedure\b|\(scotland\)|\bscots\s+law\b|\bscottish\s+(?:law|courts?)\b|\blaws?\s+of\s+scotland\b|\bcourts?\s+(?:in|of)\s+scotland\b|\bclaims\s+in\s+scotland\b|\btribunal\s+for\s+scotland\b|\bpursuers?\b|\bsolatium\b|\bdelict\b|\bcourt\s+of\s+session\b/gi;

const northernIrishTerms =
  /\bcounty\s+court\s+small\s+claims\s+rules\b|\(northern\s+ireland\)|\border\s+26\b|\blaws?\s+of\s+northern\s+ireland\b|\bcourts?\s+(?:in|of)\s+northern\s+ireland\b|\bclaims\s+in\s+northern\s+ireland\b|\benforcement\s+of\s+judgments\s+office\b|\bcivil\s+bill\b|\bindustrial\s+tribunals?\b|\blabour\s+relations\s+agency\b|\blaganside\b/gi;

export const localTerms: readonly LocalTerm[] = [
  { pattern: englishTerms, home: ['England & Wales'] },
  { pattern: scottishTerms, home: ['Scotland'] },
  { pattern: northernIrishTerms, home: ['Northern Ireland'] },
  { pattern: /\bcounty\s+courts?\b|\btorts?\b/gi, home: ['England & Wales', 'Northern Ireland'] },
  { pattern: /\bdecrees?\b/gi, home: ['Scotland', 'Northern Ireland'] },
  {
    pattern: /\bacas\b|\bemployment\s+rights\s+act\s+1996\b|\bemployment\s+tribunals?\b/gi,
    home: ['England & Wales', 'Scotland'],
  },
];
