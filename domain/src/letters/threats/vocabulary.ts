/** Pieces of the threat patterns. In the text they match, the names of both sides are masked by □. */

export const me = String.raw`(?:i|we|my\s+(?!(?:solicitor|lawyer|barrister|insurer|insurance|bank|advis[eo]r|accountant|surveyor|landlord|landlady|union)s?\b)[\w'-]+(?:\s+and\s+(?:i|me|my\s+\w+))?|me\s+and\s+(?:my|the)\s+\w+|some(?:one|body)|some\s+(?:people|lads|friends))`;

/** Start of a sentence. */
export const start = String.raw`(?<=(?:^|[\n.!?;:"]|-\s)\s{0,2})`;

/** "Gonna break ur legs": the claimant's "I am" may be left out. A question is not about the claimant. */
const unspoken = String.raw`(?:${start}(?:gonna|going\s+to(?!\s+(?:the|a|an|my|his|her|their|your|court)\b)|will(?!\s+(?:you|he|she|they|it|we|i|the|this|that|there|my|your|his|her|their|any\w*|some\w*)\b)))`;

/** The claimant's side announces an act: "I will", "we're going to", "ill". What others may do is a fact. */
export const iWill = String.raw`(?:\b(?:${me}(?:\s+(?:now|then|also|just|really|definitely|certainly|personally|both|all))?\s+(?:will|shall|(?:am|are|is)\s+(?:going\s+to|gonna|about\s+to|(?:ready|prepared|happy)\s+to|thinking\s+of|considering)|gonna|may|might|could(?!\s+(?:have|not)\b)|must|intend\s+to|plan\s+to|want\s+to|would\s+(?:love\s+to|happily|gladly)|reserve\s+the\s+right\s+to|have\s+no\s+(?:choice|option)\s+but\s+to)|(?:i|we)'ll|ill|ima|i'?m\s+(?:gonna|gunna|going\s+to)|we'?re\s+(?:gonna|going\s+to)|or\s+(?:else\s+)?(?:i|we)|(?:maybe|perhaps)\s+(?:i|we)\s+should|${unspoken}|(?:i'?m|i\s+am|we'?re|we\s+are)(?=\s+(?:send|bring|report|call|post|tell|ring|contact|putt|com|inform|involv|pay|gett)ing\b))\b)`;

/** Between the words that announce an act and the act. */
export const few = String.raw`(?:\s+(?!(?:not|never)\b)[\w'-]{1,20}){0,4}?\s+`;

/** A person other than the claimant, as an object. */
export const whom = '(?:you|u|him|her|them|□[□ ]{0,80})';
/** The same as a possessive. */
export const theirs = "(?:your|ur|his|her|their|□[□ ]{0,80}'s)";
/** The same by their role. */
export const role = String.raw`(?:(?:the|that|this|your|their)\s+(?:man|woman|guy|bloke|manager|boss|owner|builder|fitter|plumber|landlord|landlady|director|seller|dealer|driver|tenant)s?)`;
export const who = '(?:you|u|he|she|they|□[□ ]{0,80})';
/** The future tense after a subject: "he will", "you're going to". */
export const willBe = String.raw`(?:\s+(?:will|shall|is\s+going\s+to|are\s+going\s+to|gonna)|'ll|'re\s+(?:going\s+to|gonna)|'s\s+(?:going\s+to|gonna))`;
/** Followed by the end of a clause, so by nothing that would make it harmless. */
export const end = String.raw`(?=\s*(?:[.,;!?"'\n]|$|(?:if|unless|until|and|or|for|when)\b))`;

/** "I will not go to the police if you pay" is a threat too. */
export const unlessPaid = String.raw`\b[^.!?]{0,60}\b(?:if|as\s+long\s+as|provided|once)\b[^.!?]{0,30}\b(?:pay|paid|pays|money)\b`;
export const iWillNot = String.raw`\b(?:i|we)\s*(?:will\s+not|won't|wont|shall\s+not)\s+`;

const money = '(?:pays?|paid|payment|money|cash|refund(?:ed)?)';
/** The claimant's own payments are no price. */
const iPay = String.raw`(?:i|we)\s+(?:[\w']+\s+){0,2}?pay\b`;
/** Makes an act the consequence of not paying: "unless I am paid", "if you don't pay". */
export const unpaid = String.raw`(?:\b(?:unless|until|till)\b(?!\s+${iPay})[^.!?]{0,40}?\b${money}|\bif\s[^.!?]{0,20}?\b(?:money|payment)\s+(?:isn't|hasn't|doesn't|(?:is|has|does)\s+not)|\bif\b(?!\s+${iPay})[^.!?]{0,30}?(?:n't|\b(?:not|never|no))\s[^.!?]{0,20}?\b${money})\b`;
/** The same, named before the act: "pay or …", "unless I am paid, …". */
export const orElse = String.raw`(?:\bpay\b[^.!?]{0,40}?(?=\bor\b)(?:or\s+(?:else\s+)?)?|${unpaid}[^.!?]{0,40}?)`;

export const kin =
  '(?:wife|husband|partner|girlfriend|boyfriend|missus|mrs|mum|mother|dad|father|parents|family|families|kids?|children|sons?|daughters?|brothers?|sisters?|friends?|neighbours?|relatives|in-laws)';
/** People sent round to collect or intimidate. */
export const friends = '(?:boys|lads|brothers|cousins|heavies|mates|associates|gang|crew)';
export const workplace = String.raw`(?:employers?|boss(?:es)?|line\s+manager|work(?:place)?|colleagues?|hr|human\s+resources)`;

/** Family, friends, neighbours, colleagues and employers. */
export const circle = `(?:${kin}|${workplace}|customers(?!\\s+as\\s+witness)|landlord|tenants(?!\\s+as\\s+witness)|church|congregation|followers)`;
/** Property that can be damaged: buildings, vehicles, plants, machines. */
export const belongings = String.raw`(?:houses?|homes?|flat|bungalow|building|kitchens?|bathrooms?|bedrooms?|conservatory|extension|greenhouse|sheds?|garages?|basement|cellar|roof|gutter(?:s|ing)|skylight|solar\s+panels|(?:block\s+)?paving|bonnet|gearbox|walls?|ceilings?|floors?|stairs|chimney|windows?|doors?|gates?|locks?|letterbox|fences?|hedges?|gardens?|lawns?|patio|decking|plants?|flowers?|flower\s?beds?|trees?|pond|pool|hot\s+tub|allotment|drive(?:way)?|drains?|pipes|electric(?:s|ity)?|power|water|gas|phone\s+lines?|broadband|cars?|vans?|bikes?|bicycles?|motorbikes?|motors?|trucks?|lorr(?:y|ies)|digger|tractor|caravan|boat|trailer|windscreens?|wing\s+mirrors?|paintwork|tyres?|brakes?|engine|(?:petrol|fuel|diesel)\s+tank|web\s?sites?|web\s+page|servers?|computers?|laptops?|phones?|e-?mails?|shops?|shop\s?front|showroom|workshop|yard|office|salon|restaurant|caf[eé]|pub|studio|warehouse|stall|premises|tills?|signs?|machines?|tools|stock|furniture|sofa|tell(?:y|ies)|tvs?|televisions?)(?![\w'])`;
/** The other side's property, with up to two words before it: "your brand new kitchen". */
export const yourBelongings = String.raw`${theirs}\s+(?:[\w'-]+\s+){0,2}?${belongings}`;
/** Livelihood, reputation, celebrations and other prospects. */
export const prospects = String.raw`(?:business(?:es)?|trade|compan(?:y|ies)|firm|shop|career|job|livelihood|reputation|(?:good\s+)?name|credit|marriage|weddings?|big\s+day|special\s+day|christmas|birthday|anniversary|holidays?|honeymoon|party|future|life|lives)(?!\s+(?:photos?|pictures?|albums?|cake|dress|video|flowers|cards?)\b)(?![\w'])`;
/** Media in which an accusation becomes public. */
export const publics = String.raw`(?:facebook|twitter|instagram|tik\s?tok|youtube|whatsapp|snapchat|linkedin|trustpilot|checkatrade|social\s+media|internet|newspapers?|papers|news)\b`;

/** A global, case-insensitive RegExp from raw pieces: pattern`${iWill}${few}hurt\\b`. */
export const pattern = (written: TemplateStringsArray, ...pieces: readonly string[]): RegExp =>
  new RegExp(String.raw(written, ...pieces), 'gi');

/** An act that is lawful or harmless by itself, but a threat when tied to payment. */
export const forMoney = (act: string): readonly RegExp[] => [
  pattern`${orElse}${iWill}${few}${act}`,
  pattern`${iWill}${few}${act}[^.!?]{0,60}?${unpaid}`,
];

/** Excludes a harmless purpose: "to collect the sofa". */
export const errand = String.raw`(?!(?:\s+\w+){0,4}\s+to\s+(?:return|collect|deliver|drop|inspect|measure|pick|fetch|look|view|sign|help))`;

/** End of a clause or a sentence. */
export const sentencePause = String.raw`(?=\s*[.,!?"'\n])`;

/** Excludes arrangements: the day is agreed or asked for. */
export const arranged = String.raw`(?![^.!?]{0,60}\b(?:agreed?|arranged?|suits?|courts?|bailiffs?|day|date|time|convenient|appointment|if\s+you)\b)`;
