import type { Find } from '../reading/read-letter.ts';
import { isInQuotes } from './is-in-quotes.ts';

const saying =
  /\b(?:said|says|saying|told|tells|telling|threatened|threatens|threatening|warned|warns|texted|messaged|wrote|writes|written|shouted|screamed|yelled|e-?mailed|replied|answered|claimed|swore|promised|boasted|posted|announced|heard|advised|suggested|words\s+were|goes|was\s+like|according\s+to)\b/gi;

const byMe = /\b(?:i|we)\b(?:\s+\w+){0,2}\s*$/i;
const stillSaid = /\b(?:have|'ve|already|am|'m)\s*(?:\w+\s*)?$/i;

/** A new clause in which the claimant speaks for themselves: "he threatened me, and I will …". */
const ownClause =
  /(?:[,;:]|\b(?:and|but|so|or|then|because|if)\b)\s*(?:so\s+|now\s+|then\s+)?(?:i|we|my\s+\w+(?:\s+and\s+i)?|me\s+and\s+my\s+\w+)\b/i;

/** The label of a message: "Text 1:", "Daniel:", "[21:13] □:", "On the phone:". */
const label =
  /(?:\b(?:text|voicemail|message|whatsapp|sms|e-?mail|phone|him|her|them)\b[^:.\n]{0,30}|\]\s?[\w□ ]{1,30}|□|(?:^|[\n.!?"])[ \t]*(?!I\b|We\b)[a-z]{2,15})\s*[:-]\s*["']?$/i;

const asPast = /\b(?:would|could|might|was|were|had|did)\b/i;

/** How far from the words it may stand who says them. */
const reach = 300;

/**
 * Whether words that sound like a threat are reported rather than made: another person said them, or the claimant in the past.
 * "I told him I will break his legs" is still a threat to who reads it: own words count where they announce harm.
 */
export function isReported(text: string, sentence: Find, threat: Find, ownWordsCount: boolean): boolean {
  const start = threat.index - sentence.index;
  const end = start + threat.text.length;
  const before = sentence.text.slice(Math.max(0, start - reach), start);
  const after = sentence.text.slice(end, end + reach);
  const spoken = [...before.matchAll(saying)].at(-1);
  const isMine = spoken !== undefined && byMe.test(before.slice(0, spoken.index));
  if (isInQuotes(text, threat.index)) return !isMine;
  if (label.test(before)) return true;
  if (!spoken) return saidAfterwards(after);
  // "He said: I will …" is his; "He threatened me, and I will …" is not.
  const between = before.slice(spoken.index + spoken[0].length).replace(/^\s*:/, '') + threat.text;
  const own = between.search(ownClause);
  if (asPast.test(own === -1 ? between : between.slice(own))) return true;
  if (isMine) return !ownWordsCount && !stillSaid.test(before.slice(0, spoken.index));
  return own === -1;
}

/** "I will break your legs, he said"; "I will call the police, I told him". */
const saidAfterwards = (after: string): boolean =>
  /^[^.]{0,80}(?:,|['"])\s*(?:was\s+what\s+)?(?:i|we|he|she|they|□[□ ]{0,80}|the\s+\w+|his\s+\w+)\s+(?:\w+\s+)?(?:said|say|says|told|texted|wrote|shouted|replied|warned|threatened|answered|joked|laughed|promised|insisted)\b/i.test(
    after,
  );
