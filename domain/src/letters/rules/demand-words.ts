/** How much text before and after a sum decides whether it is demanded. */
export const reach = 80;

/** Words right before a sum that make it what is demanded. In the account they only warn. */
export const demanded =
  /(?:^\W*(?:please\s+)?(?:re)?pay(?:\s+(?:me|us|back))?|\b(?:claim(?:s|ing)?|demand(?:s|ing|ed)?|seek(?:s|ing)?|(?:must|should|shall|please|now|immediately|you\s+(?:need|have)\s+to|(?:you|asked|required|requested|expected)\s+to)\s+(?:re)?pay(?:\s+(?:me|us|back|the\s+(?:sum|total|amount)))?|(?:i|we)\s+want|(?:send|transfer|give)\s+(?:me|us)|way\s+to\s+pay|(?:could|can|may|might|will|would|shall)\s+(?:also\s+)?(?:ask|apply)(?:\s+there)?\s+for|kindly\s+transfer|settle\s+the|(?:new\s+)?total\b[^.!?£\d]{0,30}?\b(?:is|comes\s+to)|(?:total|amount|sum|balance)(?:\s+(?:now|i|we|that\s+is|which\s+is))?(?:\s*(?:claim(?:ed)?|due|owed|owing|outstanding|demanded|payable))?\s*(?:is|are|comes\s+to|:|=)))\s*(?:now\s+)?(?:exactly\s+|at\s+least\s+|the\s+(?:sum|total|amount)\s+of\s+|a\s+total\s+of\s+|you\s+)?$/i;

const filler = String.raw`(?:(?:you|me|us|from|back|now|to|be|paid|pay|repay|see|have|get|receive|payment|of|another|an?|the|extra|additional|further|more|exactly|at|least|nothing|less|than|full|sum|total|amount)\s+){0,7}`;

/** "I expect you to pay", "the claimant requires a further", "please transfer": only outside the account. */
const demandedByVerb = new RegExp(
  String.raw`(?:(?:\b(?:i|we|claimant|applicant)|\u25a1)\s+(?:(?:will|shall|now|also|still|therefore|do|must|am|are|is|would|'d|have|\w{2,12}ly)\s+){0,3}(?:wants?|wanting|expects?|expecting|requires?|requiring|demands?|demanding|needs?|insists?\s+on|charges?|charging|owed)|(?:^\W*|\b(?:please|kindly|now|must|should|then|just)\s+)(?:pay|repay|transfer|send|remit|deposit|wire|settle|hand\s+over)|\b(?:will|would|is\s+going\s+to)\s+cost\s+you|\bcosts\s+you)\s+${filler}$`,
  'i',
);

/** "Balance outstanding £3,500", with no verb. */
const demandedByLabel =
  /\b(?:balance|amount|sum|total)\s+(?:now\s+|still\s+)?(?:outstanding|due|owed|owing|payable|demanded)\W{0,3}$/i;

export const demandedOutsideAccount: readonly RegExp[] = [demandedByVerb, demandedByLabel];

/** "£3,500 is what you owe", "£50 for every day you delay". */
export const demandedAfter: readonly RegExp[] = [
  /^\s*(?:is|are)\s+(?:now\s+)?(?:what\s+(?:i|we)\s+(?:want|expect|demand|require|claim)|what\s+you\s+(?:owe|must\s+pay)|due|payable|outstanding|owing)\b/i,
  /^\s*(?:a|per|(?:for\s+)?(?:each|every))\s+(?:extra\s+)?(?:day|week|month)\b[^.!?]{0,40}\b(?:delay|late|until|overdue|unpaid|owing|wait|do\s+not|don't|fail)/i,
];

/** Words right before a sum that put it on top of another. */
export const onTop =
  /\b(?:further|additional|another|extra|plus|as\s+well\s+as|on\s+top)\s*(?:(?:of|sum\s+of)\s*)?$/i;

const startsAsAddition =
  /^\W*(?:and\s+|or\s+)?(?:plus|also|in\s+addition|additionally|furthermore|on\s+top(?:\s+of\s+(?:that|this|it))?)\b/i;
const forLoss =
  /^\s*(?:in\s+|as\s+|for\s+|of\s+)?(?:(?:my|the|your|any)\s+)?(?:compensation|damages|delay|stress|distress|inconvenience|penalty|upset)\b/i;

/** "Plus a further £2,000.", "In addition, £1,000 compensation." The text before the sum, and the text after it. */
export const isAddedDemand = (before: string, after: string): boolean =>
  (startsAsAddition.test(before) &&
    (/\b(?:further|another|additional|extra|more)\s*$/i.test(before) || forLoss.test(after))) ||
  (onTop.test(before) && forLoss.test(after));

/** "Pay double", "the amount doubles", "two times £2,850.00". Some law gives a tenant a multiple of the deposit. */
export const multiples =
  /\b(?:pay|want|demand|expect|require|claim)(?:s|ing)?\s+(?:me\s+|us\s+|back\s+)?(?:double|twice|treble|triple|(?:two|three|four|five|ten|\d{1,2})\s+times|\d{1,2}\s?x)(?!\w|\s+(?:(?:the|my|our)\s+(?:deposit|rent)|a\s+(?:week|month|year)|before|already|for)\b)|\b(?:amount|sum|total|debt|claim|price|bill|it)\s+(?:(?:will|shall|then)\s+)?(?:doubles?|trebles?|triples?|goes\s+up)\b/gi;

/** Past events are facts, not demands. */
export const history =
  /\b(?:agreed|promised|offered|refused|asked\s+(?:me|us)|told|was|were|had|invoiced|quoted|paid|spent|cost)\b/i;

/** The clause that ends here: "I have paid you, so I want" tells in its first clause and demands in its second. */
export const lastClause = (before: string): string =>
  before.slice(
    Math.max(...[',', ';', ':', ' so ', ' but ', ' and '].map((mark) => before.lastIndexOf(mark))) + 1,
  );
