import { replyPatterns } from './patterns.ts';

/** Separates clauses. */
const clauseEnd =
  /[.!?;,:\n]+|\s(?:-|–|—)\s|\b(?:but|however|although|though|nevertheless|and(?=\s+(?:i|we|will|shall)\b))\b/gi;

/** Phrases of automatic replies. Each is tried on one clause, in lower case with straight apostrophes. */
const automaticClauses: readonly RegExp[] = [
  /\bout[ -]of[ -](?:the |my )?office\b|\bnot in the office\b/,
  /\b(?:on|taking) (?:(?:annual|sick|maternity|paternity|parental|family) )?(?:leave|holiday|vacation)\b/,
  /\baway (?:from|until|till|on|for)\b|\bin my absence\b|\b(?:currently|am|are) (?:away|unavailable|not available)\b/,
  /\bauto(?:matic(?:ally)?|mated)?[ -]?(?:generated |sent )?(?:reply|replies|response|answer|message|acknowledge?ment|e-?mail)\b|\bautomatically\b/,
  /^(?:thank you|thanks)(?: very much)?(?: for|$)/,
  /\b(?:do not|don't|please do not) (?:reply|respond)\b|\bno-?reply\b|\b(?:is|are) not monitored\b|\bunmonitored\b/,
  /\b(?:return|returning|back)\b(?: to| at| in)?(?: the| my)?(?: office| work| desk)?(?: on| from| after| by)?\b/,
  /\b(?:limited|no|intermittent) access to\b/,
  /\b(?:will|shall|'ll|aim to|try to) (?:reply|respond|answer|get back|be in touch|read|deal|look|contact|attend)\b/,
  /\bas soon as (?:possible|i|we)\b|\bwithin (?:\d+|one|two|three|five|ten) (?:working |business )?(?:hours?|days?)\b/,
  /\b(?:have|has been|was|acknowledge) (?:safely )?(?:received|receipt|forwarded)\b/,
  /\b(?:ticket|case|enquiry|reference) (?:number|reference|no)\b/,
  /^(?:if|should) (?:you (?:need|require|have|want|wish|would like)|your|this is|it is|it's|the matter)\b/,
  /^for (?:more|further|any|additional|urgent|general|immediate|all other|anything)\b|\burgent\b/,
  /^(?:please |kindly |you can |to )*(?:contact|call|e-?mail|ring|phone|telephone|visit|see our|write to|speak to|find)\b/,
  /\bunsubscribe\b|\bview (?:this|it) in (?:your|a) browser\b/,
];

/**
 * A text in which what a program says of itself is blotted out, character for character, so that places in it are places
 * in the text. What is left are the words of a person, if there are any.
 */
export function blotAutomaticWords(text: string): string {
  let left = '';
  let at = 0;
  for (const end of [...text.matchAll(clauseEnd), undefined]) {
    const clause = text.slice(at, end?.index ?? text.length);
    left += isAutomatic(clause) ? blot.repeat(clause.length) : clause;
    at = end ? end.index + end[0].length : text.length;
    left += end?.[0] ?? '';
  }
  return left;
}

/** Neither a letter nor a space, so that words on both sides are not joined. */
const blot = '·';

/** A notice of absence neither pays, disputes nor denies: a clause that does is a person's. */
const personsWords = replyPatterns.filter(({ category }) => category !== 'INFORMATION');

function isAutomatic(clause: string): boolean {
  const plain = clause
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .trim();
  if (personsWords.some(({ words }) => words.test(plain))) return false;
  return automaticClauses.some((words) => words.test(plain));
}
