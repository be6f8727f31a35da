import { borders, police, taxmen } from './offices.ts';
import { newspapers } from './press.ts';
import { circle, iWill, pattern, publics, start, theirs, who, willBe } from './vocabulary.ts';

/** Those who can make trouble and have no say in what is owed. Courts, bailiffs and ombudsmen are the lawful next step. */
const officials = String.raw`(?:${police}|${taxmen}|${borders}|trading\s+standards|fca|financial\s+conduct\s+authority|council(?!\s+(?:tax\b|(?:that\s+)?(?:i|we)\b))|local\s+authority|environmental\s+health|environment\s+agency|health\s+(?:and|&)\s+safety|hse|licensing|building\s+control|planning\s+(?:department|office|enforcement)|fire\s+(?:service|brigade)|rspca|dvla|dvsa|ico|information\s+commissioner|cqc|ofsted|ofgem|ofcom|gas\s+safe(?:\s+register)?|niceic|charity\s+commission|companies\s+house|insolvency\s+service|sra|gmc|nmc|regulators?|vat\s*man|benefits\s+people|(?:(?:the\s+)?[\w&]+\s+){1,3}?(?:commission|authority|agency|inspectorate|regulator|medical\s+council)|social\s+services|authorities|your\s+(?:licensing|professional|trade)\s+(?:body|association)|inspectors?)`;
const audience = String.raw`(?:${publics}|nextdoor|google|reddit|online|public|viral|${newspapers}|(?:the|local)\s+(?:press|media|radio|tv|papers?)|every(?:one|body)|(?:your|ur|his|her|their)\s+(?:\w+\s+)?(?:${circle}|clients?|neighbours?|fianc[eé]e?s?|golf\s+club|club|suppliers?|bank\s+manager|competitors?))`;

const tell = String.raw`(?:report|tell|inform|ring|call|phone|contact|notify|alert|write\s+to|speak\s+to|talk\s+to|go(?:ing)?\s+to|complain|involve|mention|let|make\s+a\s+(?:call|complaint|report)|grass|dob|shop|pass|send|hand|give|take|get|bring)(?:t?ing)?`;
const say =
  '(?:post|put|share|publish|upload|tell|show|send|let|contact|ring|call|message|release|leak|print|go|take|hand|plaster|spread|write)(?:t?ing)?';
const myself = String.raw`(?:${iWill}|\b(?:i|we)(?:(?:\s+(?:will|do|shall|need|would)\s+not|\s*(?:won't|wont|needn't|don't|wouldn't|'d|\s+shall|\s+will|\s+must|\s+might|\s+may|\s+would))|(?=\s+${tell}\b)|(?=\s+${say}\b)|'(?:m|re|ll)))`;
const some = String.raw`(?:\s+[\w'-]{1,20}){0,5}?\s+`;
const apart = String.raw`[^.!?\n]{0,50}?`;

const settled = String.raw`(?:(?:you|u|he|she|they|□[□ ]{0,80})\s+(?:[\w']+\s+){0,3}?(?:pays?|settles?|refunds?|cough|transfer|send\s+(?:me|it|the))|(?:i|we)(?:'m|'re|\s+am|\s+are|\s+get|\s+have|\s+see|\s+receive|\s+do\s+not|\s+don't|\s+do)(?:\s+[\w']+){0,3}?\s+(?:paid|money|cash|payment|refund|deposit)|(?:i|we)\s+(?:see|get|receive|have)\s+(?:my|the|our)\s+(?:money|cash|refund|deposit)|(?:the|my|our)\s+(?:money|cash|payment|refund)\s+(?:is|arrives?|comes|lands|turns|has|isn't|hasn't|does)|we(?:'re|\s+are)\s+(?:square|even|settled)|(?:this|it|the\s+(?:bill|debt|invoice))\s+(?:isn't|hasn't|(?:is|has)\s+not)\s+(?:\w+\s+){0,2}?(?:settled|paid|sorted)|mine\s+is\s+in|(?:you|u)\s+are\s+(?:sensible|reasonable|fair)\s+(?:about|with)|(?:un)?paid${String.raw`(?=\s*[.,;!?"\n])`})`;
const price = String.raw`(?:\bin\s+(?:return|exchange)\s+for\s+(?:a\s+|the\s+|my\s+)?(?:full\s+)?(?:refund|payment|money|deposit)\b|\b(?:if|unless|until|till|once|when|as\s+soon\s+as|as\s+long\s+as|provided(?:\s+that)?|should)\b[^.!?\n]{0,20}?\b${settled})`;
/** "Pay me or …", "no payment and …", "pay and I will not …". */
const priceFirst = String.raw`(?:${price}|(?:${start}|\b(?:please|just|so|either|can)\s+)(?:pay|refund|settle|cough\s+up|stump\s+up|send\s+(?:me\s+)?the\s+money|give\s+me\s+(?:my|the)\s+money|transfer\s+the\s+money|sort\s+it\s+out|refuse|full\s+refund)\b[^.!?\n]{0,40}?(?:,|\b(?:or|and)\b)|\bno\s+(?:payment|money|refund|cash)\b[^.!?\n]{0,20}?(?:,|\band\b))`;

const both = (act: string): readonly RegExp[] => [
  pattern`${priceFirst}${apart}${act}`,
  pattern`${act}${apart}${price}`,
];

/** A report to an authority that payment buys off, or that silence about is sold. */
export const reportsForPayment: readonly RegExp[] = [
  ...both(
    String.raw`${myself}${some}(?:${tell}|make\s+sure|see\s+to\s+it|leave|keep)\b[^.!?\n]{0,40}?\b${officials}\b`,
  ),
  ...both(
    String.raw`${myself}${some}(?:drop|withdraw|retract|cancel|call\s+off|forget|take\s+back)\b[^.!?\n]{0,30}?\b(?:${officials}|charges|police\s+(?:complaint|report|statement)|my\s+(?:statement|report))\b`,
  ),
  ...both(
    String.raw`\b(?:the\s+)?${officials}(?:${willBe}|\s+(?:might|may|need\s+not|needn't|never|won't|will\s+not))?\s+(?:\w+\s+)?(?:be\s+(?:told|informed|hearing|getting|on\s+the\s+phone|round)|hears?|knows?|finds?\s+out|gets?|sees?)\b`,
  ),
  ...both(
    String.raw`${myself}${some}(?:mention|say\s+(?:anything|nothing)\s+(?:about|of)|keep\s+quiet\s+about|forget(?:\s+about)?)\s+${theirs}\s+(?:\w+\s+)?(?:tax(?:es)?|visa|licen[cs]e|cash\s+jobs|workers|benefits|income|vat|status)\b`,
  ),
  ...both(
    String.raw`(?:${myself}|${start}|\bor\b)${apart}\b(?:have|get|see)\s+${theirs}\s+(?:\w+\s+)?(?:licen[cs]e|registration|visa)\s+(?:taken|revoked|pulled|suspended|cancelled|stopped|withdrawn)\b`,
  ),
  pattern`\bif\s+you\s+(?:want|would\s+like|prefer)\s+(?:me|us)\s+to\s+(?:leave|keep|not)\b[^.!?\n]{0,30}?\b${officials}\b[^.!?\n]{0,30}?\bpay\b`,
  pattern`\b(?:you|u)\s+can\s+(?:either\s+)?(?:pay|refund|settle)\b[^.!?\n]{0,30}\bor\b[^.!?\n]{0,20}\b(?:explain|talk|answer|speak)\b[^.!?\n]{0,15}\bto\s+(?:the\s+)?${officials}\b`,
];

/** Publicity that payment buys off. */
export const publicityForPayment: readonly RegExp[] = [
  pattern`\b(?:shall|should|do)\s+(?:i|we)\s+(?:have\s+to\s+)?(?:tell|let|show|call|ring|send|post)\b[^.!?\n]{0,80}?\bor\s+(?:will|would|do|are|can)\s+you\s+(?:\w+\s+)?(?:pay|settle|refund)`,
  pattern`\b(?:awkward|embarrassing|unfortunate|shame|terrible|sad)\s+(?:\w+\s+)?if\s+(?:those|these|the|your|my)\s+(?:\w+\s+)?(?:texts?|photos?|pictures?|messages|videos?|recordings?|emails?|e-mails?)\b[^.!?\n]{0,40}?\b(?:came|come|got|get|found|were)\s+(?:out|leaked|about|online|seen|published)\b`,
  ...both(String.raw`${myself}${some}${say}\b[^.!?\n]{0,40}?\b${audience}(?!\w)`),
  ...both(String.raw`${myself}${some}(?:post|leav|writ|publish)(?:e|ing)?\s+(?:[\w-]+\s+){0,3}?reviews?\b`),
  ...both(
    String.raw`\b(?:it|this|that|these|everything|(?:the|my|those)\s+(?:\w+\s+)?(?:videos?|photos?|pictures?|post|story|recordings?|screenshots?|texts?|messages))(?:\s+(?:all|about\s+you))?(?:\s+(?:goes|go|gets|is\s+going|are\s+going)|${willBe}\s+(?:go|be))\s+(?:\w+\s+)?(?:on|up|live|out|online|viral|public|to|in)\b`,
  ),
  ...both(
    String.raw`\b${audience}(?:\s+(?:groups?|pages?))?(?:\s+(?:in|at|on)\s+[\w□]+)?(?:${willBe}|\s+is|\s+are)\s+(?:going\s+to\s+)?(?:\w+\s+)?(?:hear|know|see|read|find\s+out|learn|get|run|print|publish|be\s+told)(?:ning|ing)?\b`,
  ),
  ...both(
    String.raw`\breviews?(?:${willBe}|\s+(?:keep|start))\s+(?:keep\s+|start\s+)?(?:coming|appear|go|get|be)(?:ing)?\b`,
  ),
  ...both(
    String.raw`\b(?:nobody|no\s?-?one|${who})\s+(?:\w+\s+)?(?:needs?|has|have)\s+(?:to\s+|ever\s+)?(?:see|hear|know|find)\b`,
  ),
  ...both(
    String.raw`\b(?:ought|should|deserves?|needs?)\s+to\s+(?:be\s+told|know|hear)\s+[^.!?\n]{0,40}?\bwill\s+be\b`,
  ),
];

const intimate =
  '(?:affair|mistress|secretary|girlfriend|boyfriend|lover|bit\\s+on\\s+the\\s+side|other\\s+woman|another\\s+(?:woman|man)|that\\s+(?:woman|girl|man)|hotel|naked|nudes?|drunk|drugs|cocaine|escorts?)';
const secret = String.raw`\b(?:i|we)(?:'ve|\s+have)(?:\s+(?:got|still|also|some|seen|a|the|plenty\s+of)){0,3}\s+(?:photos?|pictures?|screenshots?|recordings?|videos?|footage|messages|texts|proof|evidence)\b[^.!?\n]{0,30}\b(?:you|your)\b[^.!?\n]{0,20}?\b(?:${intimate}|(?:would|do)(?:n't|\s+not)\s+want)`;

/** What the claimant knows of the other's private life, beside a demand. */
export const blackmail: readonly RegExp[] = [
  pattern`${secret}\b[^\n]{0,80}?(?:\bpay\b|\bmy\s+(?:money|deposit|refund)|£|\bmoney\b|\bpaid\b)`,
];

/** The same without one. */
export const secrets: readonly RegExp[] = [pattern`${secret}\b`];
