export const replyTypes = ['PAYMENT', 'DISPUTE', 'DENIAL', 'INFORMATION', 'UNCLEAR'] as const;

export type ReplyType = (typeof replyTypes)[number];

export type ReplyCategory = Exclude<ReplyType, 'UNCLEAR'>;

/** The first of these wins a tie. */
export const replyCategories: readonly ReplyCategory[] = ['PAYMENT', 'DISPUTE', 'DENIAL', 'INFORMATION'];

export type ReplyPattern = {
  /** What the review screen calls it. */
  readonly name: string;
  readonly category: ReplyCategory;
  /** Matched against lower-case text with straight apostrophes. */
  readonly words: RegExp;
  /** A "not" shortly before makes it mean the opposite, and it does not count. */
  readonly unlessNegated?: true;
};

const payment = (name: string, words: RegExp): ReplyPattern => ({
  name,
  category: 'PAYMENT',
  words,
  unlessNegated: true,
});
const dispute = (name: string, words: RegExp): ReplyPattern => ({ name, category: 'DISPUTE', words });
const denial = (name: string, words: RegExp): ReplyPattern => ({ name, category: 'DENIAL', words });
const information = (name: string, words: RegExp): ReplyPattern => ({ name, category: 'INFORMATION', words });

export const replyPatterns: readonly ReplyPattern[] = [
  payment('I agree to pay', /\b(?:(?:i|we)(?: do)? agree|client agrees) to pay\b/),
  payment('I will pay', /\b(?:i|we)(?: will?|'?ll) (?:pay|make (?:the |a )?payment|transfer|settle)\b/),
  payment('I agree', /\b(?:i|we)(?: do)? agree\b(?! to disagree)/),
  payment(
    'accepting the claim',
    /\b(?:i|we) accept (?:the|this|your) claim\b|\baccept (?:that (?:i|we) owe|payment)\b/,
  ),
  payment('settle', /\bsettle(?:ment)?\b/),
  payment(
    'pay an amount',
    /\bpay(?:ment of)? (?:you |back )?(?:the )?(?:(?:full|whole|outstanding|sum of|amount of) ?)*(?:£ ?\d(?:[\d,]{0,11}\d)?(?:\.\d{1,2})?|amount\b|sum\b|invoice\b|in full\b|in instalments\b|half\b)/,
  ),
  payment(
    'ready to pay',
    /\b(?:can|could|able to|willing to|ready to|happy to|prepared to|want to|like to|intend to|decided to|offer is to|(?:can|do) i) pay\b/,
  ),
  payment(
    'payment on its way',
    /\bpayment (?:will be|is being|has been) (?:made|sent)\b|\barranged payment\b|\b(?:cheque|check) (?:is )?in the post\b|\btransfer the money\b/,
  ),
  dispute('I dispute', /\b(?:i|we|client)(?: am| are|'m|'re| fully| strongly)? disput(?:e|es|ing)?\b/),
  dispute('the claim is disputed', /\b(?:is|are) (?:disputed|denied|contested)\b/),
  dispute('I disagree', /\b(?:i|we)(?: strongly| fully)? disagree\b/),
  dispute('I contest', /\b(?:i|we)(?: will| shall| may)? contest\b/),
  dispute(
    'do not agree',
    /\b(?:do not|don'?t|cannot|can'?t|never)(?: going to)? agree\b|\bnot sure (?:that )?i agree\b/,
  ),
  dispute('deny the claim', /\b(?:i|we) deny\b/),
  dispute('refuse to pay', /\brefus(?:e|es|ing) to pay\b/),
  dispute(
    'will not pay',
    /\b(?:will not|won'?t|shall not|not(?: going to)?|never) pay(?:ing)?\b|\bno intention of paying\b/,
  ),
  dispute('counter-claim', /\bcounter[- ]?claim/),
  dispute('offset', /\boff-?set\b|\bset-?off\b/),
  dispute('do not accept', /\b(?:do not|don'?t|cannot|can'?t) accept\b/),
  dispute('I reject or object', /\b(?:i|we) (?:reject|object)\b/),
  dispute('wrong amount', /\b(?:amount|figure|sum)(?: is)? (?:wrong|incorrect)\b/),
  dispute('will defend', /\bdefend (?:the|this|any) (?:claim|proceedings)\b/),
  denial('never heard of', /\bnever (?:heard|herd) of\b/),
  denial('wrong person', /\bwrong (?:person|people|man|woman|company|number)\b/),
  denial('scam', /\b(?:scam|phishing|fraudulent)\b/),
  denial("I don't owe", /\b(?:do not|don'?t) owe\b|\bowe (?:\w+ )?nothing\b/),
  denial('mistaken identity', /\bmistaken identity\b/),
  denial('wrong address', /\bwrong (?:address|e-?mail)\b/),
  denial(
    'not known here',
    /\b(?:do not|don'?t) know (?:this|who|him|her|them)\b|\bnever met\b|\bno (?:record of|such person)\b/,
  ),
  denial('not the person', /\bnot the person\b|\bnothing to do with (?:me|us)\b|\b(?:wasn'?t|was not) me\b/),
  information('more information', /\b(?:more|further|additional) (?:info\w*|details?)\b/),
  information('explain', /\bexplain\b|\bexplanation\b|\btell me more\b/),
  information(
    'evidence',
    /\b(?:what|provide|see the|see|send|supply|show|where is the|any) (?:me )?(?:the )?(?:evidence|proof)\b/,
  ),
  information("I don't understand", /\b(?:do not|don'?t) understand\b|\bnot sure what this\b/),
  information('clarify', /\bclarif(?:y|ication)\b|\bbreakdown\b/),
  information(
    'documents',
    /\b(?:send|resend|see|supply|provide|(?:let me|(?:can|could|may) (?:i|we)) have)\b[^.!?\n]{0,40}\b(?:copy|copies|documents?|receipts?|agreement)\b/,
  ),
  information(
    'what is this about',
    /\bwhat(?: is|'?s) (?:this|it|the claim) (?:about|regarding|for)\b|\bwhat the claim is (?:for|about)\b/,
  ),
];

/** Counted only when no pattern matched: the phrases that our letters ask people to reply with. */
export const fallbackPhrases: readonly { readonly phrase: string; readonly category: ReplyCategory }[] = [
  { phrase: 'i agree to pay', category: 'PAYMENT' },
  { phrase: 'i dispute this claim', category: 'DISPUTE' },
  { phrase: 'i need more information', category: 'INFORMATION' },
];
