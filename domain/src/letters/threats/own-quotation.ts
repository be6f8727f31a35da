/** The maximum distance between a quotation and the name of its speaker. */
const reach = 200;

const mine = String.raw`(?:my|our)\s+(?:\w+\s+){0,2}?(?:messages?|words?|answers?|advice|warnings?|promises?|repl(?:y|ies)|offer|terms|demands?|view|plan|motto|response|position|statement)`;

/** The claimant says so now: "I say this once:", "my message to you is", "take it from me:". */
const leads = new RegExp(
  String.raw`(?:\b(?:i|we)(?:\s+(?:now|only|just|will|shall|can|must|hereby|do|also))*(?:'ll)?\s+(?:say|repeat|tell|write|promise|warn|swear|mean)\b(?!\s+(?:a|the|his|her|their|to\s+(?:court|the))\b)|\b${mine}(?:\s+(?:to|for)\s+(?:you|u|him|her|them|□[□ ]{0,80}))?\s*(?:(?:is|are|remains?)\b|:)|\b(?:here\s+(?:is|are)|this\s+is)\s+(?:${mine}|what\s+(?:i|we)\s+(?:say|will|have|think|mean|want))|\b(?:take\s+it\s+from\s+me|mark\s+(?:my|these)\s+words|hear\s+(?:me|this)|listen(?:\s+(?:to\s+(?:me|this)|carefully|up))?|remember\s+(?:this|these\s+words)|read\s+(?:this|my\s+lips)|note\s+(?:this|well)|let\s+me\s+(?:say|be\s+clear|tell\s+you)|as\s+(?:i|we)\s+(?:put\s+it|say)|(?:to\s+)?quot(?:e|ing)\s+(?:me|myself)|(?:to\s+put\s+it|put)\s+(?:plainly|simply|clearly)))(?![^"'\n]{0,30}\b(?:he|she|they|him|her|who|□)\b)[^"'\n]{0,30}["']`,
  'gi',
);
/** … or afterwards: "that is my message", "my words, and I mean them", "signed, me". */
const follows = new RegExp(
  String.raw`^[^"'\n]{0,150}["'][^"'\n]{0,3}\s*-?\s*(?:(?:and\s+)?(?:that|this|it|those|these|they)(?:'s|\s+(?:is|are)|'re)\s+(?:${mine}|what\s+(?:i|we)\s+(?:say|mean|will|want)|from\s+(?:me|us)|a\s+promise|me\s+(?:talking|speaking))|${mine}\b|(?:and\s+)?(?:i|we)\s+(?:say|mean|repeat|promise|swear)\b|signed,?\s+(?:me|us|□)|(?:yours,?\s+)?from\s+me\b)`,
  'i',
);

/** Whether the writer puts a threat in quotation marks and owns it before or after them: the marks then change nothing. */
export function isOwnQuotation(text: string, index: number): boolean {
  const lineStart = text.lastIndexOf('\n', index) + 1;
  const before = text.slice(Math.max(lineStart, index - reach), index);
  const lead = [...before.matchAll(leads)].at(-1);
  if (lead && !/["']/.test(before.slice(lead.index + lead[0].length).replace(/\w'\w/g, ''))) return true;
  const [after = ''] = text.slice(index, index + reach).split('\n', 1);
  return follows.test(after.replace(/(?<=\w)'(?=\w)/g, '’'));
}
