import type { Find } from '../reading/read-letter.ts';
import { isAttributed } from './is-attributed.ts';
import { quotationAt } from './is-in-quotes.ts';
import { isOwnQuotation } from './own-quotation.ts';
import { byMe, label, saying } from './speakers.ts';

const stillSaid = /\b(?:have|'ve|already|am|'m)\s*(?:\w+\s*)?$/i;

/** A new clause in which the claimant speaks for themselves: "he threatened me, and I will …". */
const ownClause =
  /(?:[,;:]|\b(?:and|but|so|or|then|because|if)\b)\s*(?:(?:so|now|then|well|but),?\s+){0,3}(?:i|we|my\s+\w+(?:\s+and\s+i)?|me\s+and\s+my\s+\w+)\b/i;

const asPast = /\b(?:would|could|might|was|were|had|did)\b/i;

/** "I will break your legs, he said"; "I will call the police, I told him". */
const saidBy = (speakers: string): RegExp =>
  new RegExp(
    String.raw`^[^.]{0,80}(?:,|['"][.,]?)\s*(?:-\s*)?(?:(?:(?:that|this|it|which)(?:'s|\s+is|\s+was)\s+|was\s+)?(?:\w+\s+)?what\s+)?(?:${speakers})\s+(?:\w+\s+)?(?:said|say|says|told|texted|wrote|shouted|replied|warned|threatened|answered|joked|laughed|promised|insisted)\b`,
    'i',
  );
/** Words that are theirs: "… – those were his words". */
const theirWords =
  /^[^.]{0,80}['"][.,]?\s*(?:-\s*)?(?:(?:that|this|those|these|they)\s+(?:is|was|are|were)\s+)?(?:his|her|their|your)\s+(?:\w+\s+)?(?:words?|messages?|texts?|answer|reply|voicemail|e-?mail)\b/i;
const saidByMe = saidBy('i|we');
const saidByOthers = saidBy(String.raw`you|he|she|they|□[□ ]{0,80}|the\s+\w+|his\s+\w+`);

/** Kin and friends of the claimant, whose threat is made again by passing it on to the reader. */
const passedOn =
  /\b(?:my|our)\s+(?!(?:solicitor|lawyer|barrister|insurer|insurance|bank|advis[eo]r|accountant|surveyor|doctor|landlord|union)s?\b)[\w'-]+(?:\s+[\w'-]+)?\s*$/i;
const atReader = /\b(?:you|u|your|ur|yours)\b/i;

/** The maximum distance between words and the name of their speaker. */
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
  const quotation = quotationAt(text, threat.index);
  const isQuoted = quotation === 'whole paragraph' ? isAttributed(text, threat.index) : quotation !== 'none';
  if (quotation !== 'none' && isOwnQuotation(text, threat.index)) return false;
  if (isQuoted) return !isMine && !(ownWordsCount && saidByMe.test(after));
  if (!isMine && label.test(before)) return true;
  if (saidByOthers.test(after) || theirWords.test(after)) return true;
  if (!spoken) return !ownWordsCount && saidByMe.test(after);
  if (ownWordsCount && atReader.test(threat.text) && passedOn.test(before.slice(0, spoken.index)))
    return false;
  // "He said: I will …" is his; "He threatened me, and I will …" is not.
  const between = before.slice(spoken.index + spoken[0].length).replace(/^\s*:/, '') + threat.text;
  const own = between.search(ownClause);
  if (asPast.test(own === -1 ? between : between.slice(own))) return true;
  if (isMine) return !ownWordsCount && !stillSaid.test(before.slice(0, spoken.index));
  return own === -1;
}
