/** Words that attribute adjacent words to a speaker. */
export const saying =
  /\b(?:said|says|saying|told|tells|telling|threatened|threatens|threatening|warned|warns|texted|messaged|wrote|writes|written|shouted|screamed|yelled|e-?mailed|replied|answered|claimed|swore|promised|boasted|posted|announced|heard|advised|suggested|words\s+were|goes|was\s+like|according\s+to)\b/gi;

/** The claimant says them: before a word of saying. */
export const byMe = /\b(?:i|we)\b(?:\s+\w+){0,2}\s*$/i;

/**
 * The label of a message: "Text 1:", "Daniel:", "[21:13] □:", "On the phone:". "Message to you:" and "Warning:" are the
 * claimant's own.
 */
export const label =
  /(?:\b(?:text|voicemail|message|whatsapp|sms|e-?mail|phone|(?<!\b(?:to|for)\s)(?:him|her|them))\b(?!\s+(?:to|for)\s+(?:you|him|her|them)\b)[^:.\n]{0,30}|\]\s?[\w□ ]{1,30}|□|(?:^|[\n.!?"])[ \t]*(?!(?:i|we|you|note|nb|ps|warning|notice|reminder|remember|promise|fact|finally|so|otherwise|seriously|honestly|listen|this|that|and|but|or|then|again|simple|simply|deadline|demand|ultimatum|option|choice|consequences?|solution|plan)\b)[a-z]{2,15})\s*[:-]\s*["']?$/i;
