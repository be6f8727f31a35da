import { lineAt } from '../reading/plain-text.ts';
import { type Find, findAll, type LetterReading, problemAt, type RuleCheck } from '../reading/read-letter.ts';
import { isInQuotes } from '../threats/is-in-quotes.ts';

/** Insults by origin. */
const origins = String.raw`go\s+(?:back\s+)?(?:to\s+)?where\s+(?:you|he|she|they)(?:\s+all)?\s+(?:came|come|comes)\s+from|(?:go(?:es)?|sent|send\s+(?:you|him|her|them))\s+back\s+to\s+(?:your|his|her|their)\s+own\s+countr(?:y|ies)|(?:bloody|thieving|lying|sodding|cheating|f\w+ing)\s+(?:foreigners?|immigrants?|migrants?|poles?|polish|romanians?|bulgarians?|albanians?|irish|paddies|taffs?|jocks?|welsh|scots|english|jews?|muslims?|indians?|pakistanis?|turks?|russians?|ukrainians?|africans?|arabs?|chinese|gypsies|gypsy|travellers)|(?:dirty|filthy|stinking|stupid)\s+(?:foreigners?|immigrants?|migrants?|gypsies|gypsy|jews?|muslims?|romanians?|albanians?|arabs?|paddies)|pikeys?|gyppos?|p[a*]kis?|wogs?|darkies|ni[g*]{2}ers?|yids?|polacks?|(?:you|his|her|their)\s+(?:people|lot|kind)\s+(?:should|ought\s+to|can|need\s+to)\s+(?:all\s+)?(?:go\s+home|be\s+deported|leave\s+(?:this|the)\s+country)`;

const insults = new RegExp(
  String.raw`\b(?:${origins}|thie(?:f|ves)|thieving|con[\s-]?(?:m[ae]n|artists?)|(?:(?:greedy|lying|slimy|dirty|nasty|useless|two-faced|cheating|horrible)\s+(?:(?:little|old|fat|dirty)\s+)?(?:weasels?|rats?|snakes?|pigs?|gits?|sods?|cows?|toads?|worms?)|weasels?)|crooks?|fraudsters?|scammers?|swindlers?|liars?|cheats|cowboy\s+builders?|cowboys|scum(?:bags?)?|low-?li(?:fe|ves)|parasites?|idiots?|morons?|imbeciles?|muppets?|bastards?|bitch(?:es)?|pricks?|twats?|wankers?|arseholes?|assholes?|dickheads?|cunts?|tossers?|f(?:[u*]c|\*\*)k(?:ing|ers?|ed)?|sh[i*]t(?:s|ty|bags?)?|rot\s+in\s+hell|hope\s+(?:you|he|she|they)\s+(?:all\s+)?(?:rots?|dies?|suffers?|burns?|chokes?|go(?:es)?\s+(?:bust|bankrupt|to\s+hell))|pathetic\s+excuse)\b`,
  'gi',
);

/**
 * Only a warning: the claimant may send insults, but a judge may read them one day. One warning names all of
 * a paragraph: a warning that returns with another word after each change looks like a fault of the check.
 */
export const checkInsults: RuleCheck = (reading) =>
  byParagraph(reading).map((finds) =>
    problemAt(
      reading,
      'insults',
      spanOf(reading.masked, finds),
      `${named(finds)}. A judge may see this letter; what happened says more.`,
      'warning',
    ),
  );

function named(finds: Finds): string {
  const words = [...new Set(finds.map(({ text }) => `"${text}"`))];
  return words.length === 1
    ? `${words[0]} reads as an insult`
    : `${words.slice(0, -1).join(', ')} and ${words.at(-1)} read as insults`;
}

/** The claimant reports being insulted or suspected. */
const isAboutMe =
  /\b(?:call(?:ed|ing|s)?\s+(?:me|us)|t(?:old|elling)\s+(?:me|us)\s+to|(?:i|we)\s+(?:was|were|am|are))\b[^.!?]{0,30}$/i;

type Finds = readonly [Find, ...Find[]];

/** Splits a paragraph's insults where the excerpt would be too long to show and to store with a decision. */
const longestSpan = 300;

function byParagraph({ masked, lineStarts }: LetterReading): readonly Finds[] {
  const groups: [Find, ...Find[]][] = [];
  for (const find of findAll(masked, insults)) {
    if (isAboutMe.test(masked.slice(Math.max(0, find.index - 60), find.index))) continue;
    if (isInQuotes(masked, find.index)) continue;
    const last = groups.at(-1);
    const isSame =
      last &&
      endOf(find) - last[0].index <= longestSpan &&
      lineAt(lineStarts, last[0].index) === lineAt(lineStarts, find.index);
    if (isSame) last.push(find);
    else groups.push([find]);
  }
  return groups;
}

const endOf = ({ index, text }: Find): number => index + text.length;

/** From the first insult to the last: dismissing the warning then covers these, and none added later. */
const spanOf = (masked: string, finds: Finds): Find => ({
  index: finds[0].index,
  text: masked.slice(finds[0].index, endOf(finds.at(-1) ?? finds[0])),
});
