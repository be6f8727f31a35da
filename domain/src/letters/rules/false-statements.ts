import {
  findAll,
  isInAccount,
  type LetterReading,
  problemAt,
  type RuleCheck,
} from '../reading/read-letter.ts';

/** What no letter before action may say, with what is true instead. The account may tell of other courts and cases. */
const untrue: readonly { readonly pattern: RegExp; readonly message: string }[] = [
  {
    // Where the sentence names a court or its order, bailiffs are what follows from that.
    pattern:
      /(?<!\b(?:courts?|judges?|judge?ment|orders?|warrant|decree|writ)\b[^.!?\n]{0,120})\b(?:i|we)(?:'ll|\u2019ll|\s+(?:will|shall|am\s+going\s+to|are\s+going\s+to))\s+(?:\w+\s+)?(?:send|sending|get|bring|call)(?:\s+in)?\s+(?:(?:the|some|my|our)\s+)?bailiffs\b(?![^.!?\n]{0,120}\b(?:courts?|judges?|judge?ment|orders?|warrant|decree|writ)\b)/gi,
    message: 'Bailiffs come only after a court has ordered something. Take this out.',
  },
  {
    pattern:
      /\b(?:court|judge|sheriff)\s+(?:will|is\s+(?:going|certain|sure|bound)\s+to)\s+(?:\w+\s+)?(?:(?:find|decide|rule)\s+(?:against\s+you|for\s+(?:me|us)|in\s+(?:my|our)\s+favou?r)|take\s+my\s+side)\b|\byou\s+(?:will|are\s+(?:going|certain|sure|bound)\s+to)\s+lose\s+(?:in|at)\s+court\b/gi,
    message: 'No court has decided yet, and what it will decide is not known. Take this out.',
  },
  {
    pattern:
      /\b(?:a|the)\s+(?:[A-Za-z]{2,12}\s+)?(?:court|judge|sheriff)\s+has\s+(?:already\s+)?(?:found|decided|ruled|ordered|agreed|entered)\b|\bjudge?ment\s+(?:was|has\s+been|is)\s+(?:already\s+)?(?:entered|given|made)\b|\b(?:a|the|this|my)\s+claim\s+(?:has\s+(?:already\s+)?been|was)\s+(?:already\s+)?(?:started|issued|filed|lodged)\b/gi,
    message: 'No court has decided anything, and no claim has been started. Take this out.',
  },
  {
    pattern:
      /\b(?:sent|go|going|put|locked)\s+(?:you\s+)?(?:to|in|into|up\s+in)\s+(?:prison|jail|gaol)\b|\b(?:you\s+(?:will|may|could|can)|have\s+you|get\s+you)\s+(?:be\s+)?(?:arrested|jailed|imprisoned)\b/gi,
    message: 'Nobody goes to prison for a debt like this. Take this out.',
  },
  {
    pattern:
      /\b(?:do\s+not|don't|must\s+not|mustn't|may\s+not|cannot|can't|should\s+not|no\s+need\s+to)\s+(?:talk|speak|go|turn|take|get|seek|ask|see|use|contact|consult)\b[^.!?\n]{0,30}\b(?:solicitors?|lawyers?|advice|advisers?|citizens\s+advice)\b/gi,
    message: 'The other side may take advice before they answer. Take this out.',
  },
];

/** A fee is not ours to state: the rules give it, and it depends on the claim and the day. */
const courtFee =
  /\bcourt\s+fees?\s+(?:of|is|are|will\s+be|amounts?\s+to)\s+(?:about\s+|over\s+)?£\s?\d[\d,.]{0,12}/gi;

export const checkFalseStatements: RuleCheck = (reading) => [
  ...untrue.flatMap(({ pattern, message }) =>
    outside(reading, pattern)
      .filter(
        ({ index }) => !/\bnot\s+mean\s+that\s+$/i.test(reading.masked.slice(Math.max(0, index - 20), index)),
      )
      .map((find) => problemAt(reading, 'court-proceedings', find, message)),
  ),
  ...outside(reading, courtFee).map((find) =>
    problemAt(
      reading,
      'court-proceedings',
      find,
      `"${find.text}" is not a fee that has been paid or set. Say "the court fees" without a sum.`,
    ),
  ),
];

const outside = (reading: LetterReading, pattern: RegExp) =>
  findAll(reading.masked, pattern).filter(({ index }) => !isInAccount(reading, index));
