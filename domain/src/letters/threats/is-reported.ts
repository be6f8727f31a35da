import type { Find } from '../reading/read-letter.ts';

const saying =
  /\b(?:said|says|saying|told|tells|telling|threatened|threatens|threatening|warned|warns|texted|messaged|wrote|writes|written|shouted|screamed|yelled|e-?mailed|replied|answered|claimed|claims|swore|promised|boasted|posted|announced|heard|advised|suggested)\b/gi;

const byMe = /\b(?:i|we)\b(?:\s+\w+){0,2}\s*$/i;

/** A new clause in which the claimant speaks for themselves: "he threatened me, and I will …". */
const ownClause =
  /(?:[,;:]|\b(?:and|but|so|or|then|because|if)\b)\s*(?:so\s+|now\s+|then\s+)?(?:i|we|my\s+\w+(?:\s+and\s+i)?|me\s+and\s+my\s+\w+)\b/i;

const negated =
  /(?:\b(?:not|never|no\s+(?:intention|wish|desire|plans?)|without|nor|neither|refuse\s+to|rather\s+than|instead\s+of)\b|n't\b)(?:(?!\b(?:i|we|my|or|unless)\b)[^,;:]){0,40}$/i;

const quotedMessage = /\b(?:text|message|e-?mail|letter|note|voicemail|reply)\b[^.]{0,40}[:,]\s*['"]/i;

const asPast = /\b(?:would|could|might|was|were|had|did)\b/i;

/**
 * Whether words that sound like a threat are told rather than made: somebody else said them, they are denied, or they
 * are aimed at the claimant.
 */
export function isReported(sentence: Find, threat: Find): boolean {
  const start = threat.index - sentence.index;
  const end = start + threat.text.length;
  const before = sentence.text.slice(Math.max(0, start - reach), start);
  if (negated.test(before) || quotedMessage.test(before)) return true;
  const spoken = [...before.matchAll(saying)].at(-1);
  if (!spoken) return saidAfterwards(sentence.text.slice(end, end + reach));
  const between = before.slice(spoken.index + spoken[0].length) + threat.text;
  return asPast.test(between) || !(byMe.test(before.slice(0, spoken.index)) || ownClause.test(between));
}

/** How far from the words it may stand who says them. */
const reach = 300;

/** "'I will break your legs', he said." */
const saidAfterwards = (after: string): boolean =>
  /^[^.]{0,60}['’"],?\s*(?:was\s+what\s+)?(?:he|she|they|□[□ ]{0,80}|the\s+\w+|his\s+\w+)\s+(?:\w+\s+)?(?:said|told|texted|wrote|shouted|replied|warned|threatened|answered)/i.test(
    after,
  );
