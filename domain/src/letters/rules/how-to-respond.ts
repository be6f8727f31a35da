import { findSums } from '../../shared/reading/sums.ts';
import { disputeFee, disputeFeeText, replyOptions } from '../constants.ts';
import type { LetterProblem } from '../letter-problem.ts';
import { type LetterReading, missing, problemAt, type RuleCheck } from '../reading/read-letter.ts';

type Option = { readonly sign: string; readonly text: string; readonly index: number };

const optionLine = /^[ ]*(?:[-•]\s*|\d[.)]\s*|\(?[a-c]\)\s*)?([✅❌❓])/u;

const options = [
  { ...replyOptions.payInFull, offers: 'to agree to pay in full', says: /\bfull\b/i },
  { ...replyOptions.payPart, offers: 'to pay part of the amount', says: /\bpart(?:ial(?:ly)?)?\b/i },
  { ...replyOptions.dispute, offers: 'to dispute the claim', says: /\bdispute\b/i },
] as const;

/** Exactly three ways to answer, each with its sign and the words that our reader of replies knows. */
export const checkHowToRespond: RuleCheck = (reading) => {
  const place = reading.sections.find(({ key }) => key === 'how-to-respond');
  if (!place)
    return [
      missing('how-to-respond', 'The letter must have a section headed HOW TO RESPOND with three options.'),
    ];
  const { inside, outside } = optionsIn(reading, place);
  return [
    ...options.flatMap((option) => optionProblems(reading, option, inside)),
    ...outside.map((option) =>
      problemAt(
        reading,
        'how-to-respond',
        { index: option.index, text: option.sign },
        `Only the three options under HOW TO RESPOND may start with ${option.sign}.`,
      ),
    ),
  ];
};

function optionProblems(
  reading: LetterReading,
  { sign, phrase, offers, says }: (typeof options)[number],
  found: readonly Option[],
): readonly LetterProblem[] {
  const [option, again] = found.filter((one) => one.sign === sign);
  if (!option)
    return [
      missing('how-to-respond', `HOW TO RESPOND must offer ${offers}, in a line that starts with ${sign}.`),
    ];
  const at = { index: option.index, text: sign };
  if (again)
    return [
      problemAt(
        reading,
        'how-to-respond',
        { index: again.index, text: sign },
        'HOW TO RESPOND must have three options and no more.',
      ),
    ];
  const words = option.text.replace(/\s+/g, ' ');
  const lacks = (message: string) => problemAt(reading, 'how-to-respond', at, message, 'missing');
  return [
    ...(words.toLowerCase().includes(phrase.toLowerCase())
      ? []
      : [lacks(`The option ${sign} must offer the words "${phrase}".`)]),
    ...(says.test(words.replace(phrase, '')) ? [] : [lacks(`The option ${sign} must be the one ${offers}.`)]),
    ...(sign !== replyOptions.dispute.sign || findSums(words).some((sum) => sum.pence === disputeFee)
      ? []
      : [lacks(`The option ${sign} must say that a ${disputeFeeText} dispute fee applies.`)]),
  ];
}

/** An option runs from its sign to the next sign, or to the end of the section. A name may have a sign of its own. */
function optionsIn({ plain, masked }: LetterReading, place: { readonly from: number; readonly to: number }) {
  const inside: Option[] = [];
  const outside: Option[] = [];
  let index = 0;
  for (const [number, line] of plain.split('\n').entries()) {
    const sign = optionLine.exec(masked.slice(index, index + line.length))?.[1];
    const within = number > place.from && number < place.to;
    const last = inside.at(-1);
    if (sign) (within ? inside : outside).push({ sign, text: line, index: index + line.indexOf(sign) });
    else if (within && last) inside[inside.length - 1] = { ...last, text: `${last.text}\n${line}` };
    index += line.length + 1;
  }
  return { inside, outside };
}
