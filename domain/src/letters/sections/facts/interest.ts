import type { InterestChoice } from '../../../claims/facts/case-facts.ts';
import { lookUp } from '../../../law/rows.ts';
import { formatGbp } from '../../../shared/money.ts';
import type { Nation } from '../../../shared/nation.ts';
import type { ComposedLetter } from '../../composition/compose-letter.ts';
import type { InterestPart } from '../../composition/interest-part.ts';
import { joined, quoted, type Words, words } from '../../composition/words.ts';
import type { LetterParts } from '../parts.ts';

/** What is asked for on top of the sum: by which right, from when and why, what it comes to today and each day after. */
export function interestWords(interest: InterestPart, { demand }: ComposedLetter, parts: LetterParts): Words {
  const { asked, figures, steps } = interest;
  return joined(
    [
      joined([askedWords(interest, parts), ...beginning(interest, parts)], ' '),
      ...(figures && steps.length > 1 ? [words`${steps.slice(0, -1).join('\n')}`] : []),
      ...(figures && demand.withInterest !== null
        ? [
            words`${steps.at(-1) ?? ''} Together with the amount claimed that makes ${formatGbp(demand.withInterest)} on the date of this letter.`,
          ]
        : [words`How much that comes to is left open here.`]),
      words`${decides(asked, parts.facts.jurisdiction)}`,
    ],
    '\n\n',
  );
}

function beginning({ begins }: InterestPart, { claimant }: LetterParts): readonly Words[] {
  if (begins === null) return [];
  const from = `It is asked for from ${begins.from}`;
  return [
    begins.why === ''
      ? words`${from}.`
      : words`${from}. Why from that day, in the words of ${claimant.name}: ${quoted(begins.why)}.`,
  ];
}

function askedWords({ asked, figures }: InterestPart, parts: LetterParts): Words {
  const { name } = parts.claimant;
  switch (asked.kind) {
    case 'court-rate':
      return words`${name} also claims interest${courtRight(asked.from, figures !== undefined, parts)}.`;
    case 'agreed-rate':
      return words`${name} also claims interest at ${`${asked.percent}% a year`}, and says that this rate was agreed with you.`;
    case 'late-payment':
      return words`${name} also claims interest, and a fixed sum for each debt, under the Late Payment of Commercial Debts (Interest) Act 1998, which applies between businesses.`;
    case 'own-figure':
      return words`${name} also claims interest of ${formatGbp(asked.amount)}, and says how it was worked out: ${quoted(asked.how)}.`;
  }
}

/** A rate only where the law's tables have one that may be shown. */
function courtRight(
  on: Extract<InterestChoice, { kind: 'court-rate' }>['from'],
  isKnown: boolean,
  { facts, context }: LetterParts,
): string {
  const rate = lookUp(context.law.courtRate.rows, { nation: facts.jurisdiction, on });
  return isKnown && rate.known
    ? rights[facts.jurisdiction](`${rate.value}% a year`)
    : ', as far as a court allows it';
}

const rights: Readonly<Record<Nation, (rate: string) => string>> = {
  'England & Wales': (rate) => ` at ${rate} under section 69 of the County Courts Act 1984`,
  Scotland: (rate) => ` at the judicial rate of ${rate}`,
  'Northern Ireland': (rate) => ` at up to ${rate}, which is the most that a court may add`,
};

function decides({ kind }: InterestPart['asked'], nation: Nation): string {
  if (kind !== 'court-rate')
    return 'If you do not agree with this interest, say why in your reply. Should the matter go to court, a court decides.';
  return nation === 'Scotland'
    ? 'Whether interest is awarded, how much, and from which day, a court decides; usually it runs from the day the claim is served.'
    : 'Whether interest is added, how much, and from which day, a court decides.';
}
