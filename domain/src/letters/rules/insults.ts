import { type Find, findAll, type LetterReading, problemAt, type RuleCheck } from '../reading/read-letter.ts';
import { sentenceAt } from '../reading/sentences.ts';
import { isInQuotes } from '../threats/is-in-quotes.ts';

const insults =
  /\b(?:thie(?:f|ves)|con\s?(?:m[ae]n|artists?)|conm[ae]n|crooks?|fraudsters?|scammers?|swindlers?|liars?|cheats|cowboy\s+builders?|cowboys|scum(?:bags?)?|low-?li(?:fe|ves)|parasites?|idiots?|morons?|imbeciles?|muppets?|bastards?|bitch(?:es)?|pricks?|twats?|wankers?|arseholes?|assholes?|dickheads?|cunts?|tossers?|f(?:[u*]c|\*\*)k(?:ing|ers?|ed)?|sh[i*]t(?:s|ty|bags?)?|rot\s+in\s+hell|hope\s+(?:you|he|she|they)\s+(?:all\s+)?(?:rots?|dies?|suffers?|burns?)|pathetic\s+excuse)\b/gi;

/** An insult is the claimant's to send, and seldom helps: a judge may read it one day. */
export const checkInsults: RuleCheck = (reading) =>
  onePerSentence(reading).map((find) =>
    problemAt(
      reading,
      'insults',
      find,
      `"${find.text}" reads as an insult. A judge may see this letter; what happened says more.`,
      'warning',
    ),
  );

/** The claimant was insulted, or suspected. */
const isAboutMe =
  /\b(?:call(?:ed|ing|s)?\s+(?:me|us)|t(?:old|elling)\s+(?:me|us)\s+to|(?:i|we)\s+(?:was|were|am|are))\b[^.!?]{0,30}$/i;

function onePerSentence({ masked, sentences }: LetterReading): readonly Find[] {
  const first = new Map<number, Find>();
  for (const find of findAll(masked, insults)) {
    if (isAboutMe.test(masked.slice(Math.max(0, find.index - 60), find.index))) continue;
    if (isInQuotes(masked, find.index)) continue;
    const { index } = sentenceAt(sentences, find.index);
    if (!first.has(index)) first.set(index, find);
  }
  return [...first.values()];
}
