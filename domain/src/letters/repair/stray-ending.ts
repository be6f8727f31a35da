import { platformName } from '../constants.ts';
import { isClosingLine } from '../headings.ts';
import type { LetterContext } from '../letter-facts.ts';
import { partiesOf } from '../parties.ts';
import { placeholders } from '../placeholders.ts';
import { splitLines } from '../reading/plain-text.ts';

/** Whether a draft goes on below its signature with anything but who sends it, for whom, and what is enclosed. */
export function hasStrayEnding(letter: string, { facts }: LetterContext): boolean {
  const lines = splitLines(letter);
  const closing = lines.findIndex(isClosingLine);
  if (closing === -1) return false;
  const signed = [placeholders.senderName, placeholders.senderTitle, placeholders.senderCompany];
  const known = [...signed, platformName, partiesOf(facts).claimant.name];
  return lines
    .slice(closing + 1)
    .filter((line) => line.trim() !== '')
    .some(
      (line) =>
        !known.some((words) => line.includes(words)) && !/^\s*enc(?:l|losure|losures)?s?\b/i.test(line),
    );
}
