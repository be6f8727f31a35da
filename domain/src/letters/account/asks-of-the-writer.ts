const ask = String.raw`^\W*(?:(?:please|and|also|but|so|just|then|p\.?s\.?)[\s:,]+){0,3}`;
const request = String.raw`^\W*(?:please\s+)?(?:(?:can|could|would|will)\s+you|i\s+want\s+you\s+to|i(?:'d|’d|\s+would)\s+like\s+you\s+to|make\s+sure\s+(?:that\s+)?(?:you|to)|remember\s+to|don['’]t\s+forget\s+to)\s+(?:(?:please|also|just)\s+){0,2}`;
const languages =
  '(?:polish|welsh|urdu|punjabi|romanian|arabic|french|german|spanish|italian|portuguese|bengali|gujarati|hindi|chinese|turkish|russian|ukrainian|gaelic|irish|capitals|capital\\s+letters|plain\\s+english|bullet\\s+points|rhyme)';
const somebody = '(?:him|her|them)';

/** Every part is bounded, so that a long text without sentence ends is matched in linear time. */
const pattern = (source: string): RegExp => new RegExp(source, 'i');

/**
 * Sentences addressed to the writer of the letter instead of the other side. "Can you put it right?" and
 * "Please say sorry to my mum" are for the other side and stay, so each pattern needs a request that only a
 * writer can fulfil.
 */
const asks: readonly RegExp[] = [
  // "Please don't mention the £200", but not "to my employer".
  pattern(
    String.raw`${ask}(?:don['’]t|do\s+not|never)\s+(?:mention(?!\s+of)|refer\s+to|bring\s+up|include(?!\s+(?:me|us)\b)|tell\s+${somebody})\b(?![^.!?\n]{0,60}\bto\s+(?:my|anyone|anybody|me|others)\b)`,
  ),
  pattern(
    String.raw`(?:${ask}|\byou\s+)(?:make|keep)\s+(?:(?:the|this|my)\s+letter|the\s+tone|it)\s+(?:sound|read|(?:(?:more|less|as|very|really)\s+)?(?:formal|firm|polite|angry|scary|threatening|professional|friendly|short|harsh|tough)\b)`,
  ),
  pattern(
    String.raw`${request}(?:add\s+(?:interest|costs?|compensation|that|on\b|something|an?\s+(?:line|paragraph|bit|sentence)|£|\d)|include\s+(?:interest|costs|compensation|that|the\s+fact|an?\s+(?:line|paragraph))|mention\b|point\s+out|ask\s+(?:(?:for|${somebody})\b)|demand\b|threaten\b|translate\b|charge\s+${somebody}|tell\s+${somebody}|write\s+(?:it|(?:the|this|a|my)\s+letter)|say\s+(?:that\s+)?(?:he|she|they|i|we)\b|leave\s+out|send\s+(?:it|(?:the|this)\s+letter)\s+to\s+${somebody})`,
  ),
  pattern(
    String.raw`${ask}(?:ask|demand|claim|charge)\s+(?:${somebody}\s+)?(?:for\s+)?(?:£|\d|double\b|interest\b|extra\b|more\b)`,
  ),
  pattern(
    String.raw`\bi(?:['’]d|\s+would)?\s+(?:want|like|need|prefer)\s+(?:(?:the|this|your|my)\s+letter|it)\s+(?:in\s+${languages}|to\s+(?:say|state|sound|demand|mention|threaten|read\s|be\s+(?:polite|firm|strong|harsh|formal|scary|in\b)))`,
  ),
  pattern(
    String.raw`${ask}(?:write|translate|draft|do|put)\s+(?:it|this|everything|(?:the|this|my)\s+letter|your\s+(?:answer|reply|response))\s+(?:all\s+)?(?:in|into)\s+${languages}\b`,
  ),
  pattern(
    String.raw`${ask}(?:respond|reply|answer|output|return)\s+(?:(?:only|just)\s+)?(?:with|in|as)\s+(?:only\s+)?(?:valid\s+)?(?:json|xml|html|markdown|yaml|code|csv|an?\s+(?:poem|haiku|song))\b`,
  ),
  pattern(
    String.raw`${ask}(?:override|overwrite|change|set|increase|raise|lower)\s+the\s+(?:amount|total|sum|deadline|claim)\s+(?:to|of|by)\b`,
  ),
  pattern(
    String.raw`${ask}(?:leave\s+out|take\s+out|skip|remove|delete|omit)\s+(?:the|this|that|my)\s+(?:bit|part|sentence|paragraph|line|fact)\b`,
  ),
  pattern(
    String.raw`${ask}be\s+(?:(?:as|very|really|more)\s+)?(?:firm|harsh|tough|aggressive|strict|brutal|formal|threatening)\b(?!\s+(?:to|with)\s+me)`,
  ),
  pattern(String.raw`${ask}use\s+(?:strong|formal|simple|legal|tough|scary|plain|harsh|polite|the\s+word)\s`),
  pattern(
    String.raw`${ask}(?:(?:tell|remind|warn|inform)\s+${somebody}\s+(?:that|to|he|she|they|i|we)\b|say\s+(?:that\s+)?(?:he|she|they)\b|(?:sue|threaten|scare|frighten)\s+${somebody}\b)`,
  ),
  pattern(
    String.raw`${ask}(?:note|message)\s+(?:to|for)\s+(?:plainclaim|the\s+(?:writer|drafter|team|editor|system|lawyer))\b`,
  ),
  pattern(String.raw`^\W*(?:(?:hi|hello|dear|hey)\s+)?(?:plainclaim|chatgpt)\s*[,:!]`),
];

/** "…, he said", or the end of a quotation. */
const isReported =
  /[,!?'’"”]\s{0,3}(?:(?:he|she|they|my|the|his|her)\b[^.!?]{0,30}\b)?(?:said|says|told|wrote|texted|shouted|replied)\b/i;

export function asksTheWriter(sentence: string): boolean {
  if (/[.!?][’”]$/.test(sentence) && !/[‘“]/.test(sentence)) return false;
  return !isReported.test(sentence) && asks.some((one) => one.test(sentence));
}
