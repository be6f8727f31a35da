import { reportsForPayment } from './for-payment.ts';
import { inspectors } from './inspectors.ts';
import { borders, office, police, taxmen } from './offices.ts';
import { few, iWill, iWillNot, pattern, start, theirs, unlessPaid, who, whom, willBe } from './vocabulary.ts';

const yours = "(?:your|ur|□[□ ]{0,80}'s)";
const tell =
  '(?:go|going|report|reporting|call|calling|contact|contacting|ring|ringing|phone|inform|informing|tell|telling|involve|involving|take|hand|speak|complain|get|bring|pass|refer|let)';

/** Threats to report to the authorities. A past report is a fact. */
export const authorities: readonly RegExp[] = [
  pattern`${iWillNot}${tell}\b[^.!?]{0,30}?\b(?:${police}|${taxmen})${unlessPaid}`,
  pattern`${iWill}${few}${tell}\b(?:\s+(?!(?:not|never)\b)[\w'-]{1,20}){0,7}?\s+(?:the\s+)?(?:${police}|${taxmen})\b`,
  pattern`${iWill}${few}${tell}\b(?:\s+(?!(?:not|never)\b)[\w'-]{1,20}){0,4}?\s+social\s+services\b`,
  pattern`${iWill}${few}(?:get|have|see)\s+${theirs}\s+(?:kids|children|sons?|daughters?|little\s+ones?)\s+taken\s+(?:into\s+care|away|off\s+${whom})(?!\w)`,
  pattern`${iWill}${few}(?:have|get|send)\s+(?:the\s+)?(?:social\s+services|${office})\s+(?:a?round|over|down|onto?)\b`,
  pattern`\byou\s+(?:really\s+)?(?:wouldn't|would\s+not|don't|do\s+not)\s+want\s+(?:the\s+)?${office}\s+(?:to\s+)?(?:find|know|see|hear|look|come|read|learn)(?:ing)?\b`,
  pattern`\bhate\s+to\s+(?:have\s+to\s+)?${tell}\b[^.!?]{0,20}\b${police}\b`,
  pattern`\b(?:i'?m|i\s+am|we'?re|we\s+are)\s+going\s+(?:straight\s+)?to\s+(?:the\s+)?${police}\b`,
  pattern`${iWill}${few}(?:press\s+charges|(?:get|have|see)\s+${whom}\s+(?:\w+\s+)?(?:prosecuted|arrested|nicked|jailed|locked\s+up|behind\s+bars))\b`,
  pattern`${iWill}${few}(?:make\s+sure|see\s+to\s+it)\s+(?:that\s+)?${who}\s+(?:\w+\s+){0,2}(?:prison|jail|arrested|prosecuted|nicked|deported|inside)\b`,
  pattern`${iWill}${few}(?:(?:file|make|lodge)\s+a\s+police\s+report|(?:shop|grass|dob)\s+${whom}\s+(?:up|in|to))\b`,
  pattern`\b(?:the\s+)?${police}\s+(?:will|shall|'ll|are\s+going\s+to)\s+(?:get\s+involved|be\s+(?:told|informed|called|contacted|involved|notified|hearing|knocking|at\s+${theirs})|hear\s+(?:about|of|from)|know\s+about)\b`,
  pattern`\b(?:next\s+(?:stop|step|call|visit)\b[^.]{0,20}|or\s+(?:it\s+is|it's)\s+(?:the\s+)?|(?:it|this)\s+goes\s+(?:straight\s+)?to\s+the\s+)${police}\b`,
  pattern`\b${who}(?:${willBe}|\s+(?:could|may|might))\s+(?:\w+\s+){0,3}?(?:prison|jail(?:ed)?|arrested|prosecuted|prosecution|handcuffs|nicked|a\s+criminal\s+record|criminal\s+charges)\b`,
  pattern`\b(?:the\s+)?${office}\s+(?:would|might|may|will)\s+(?:also\s+)?(?:be\s+(?:\w+\s+)?interested|(?:like|love)\s+to\s+(?:know|hear)\s+about\s+(?:you|${yours}|what\s+(?:you|he|she|they))|(?:want|like|love)\s+to\s+(?:look|have\s+a\s+look)\s+(?:at|into)\s+${yours})(?![\w'])`,
  pattern`(?:\b(?:takes?|need|just)\s+(?:only\s+)?one\s+(?:phone\s+)?call\s+to\s+(?:the\s+)?${office}|\bone\s+(?:phone\s+)?call\s+to\s+(?:the\s+)?${office}\s+(?:and\s+(?:you|u|he|she|they)(?:'re|'s|'ll|\s+are|\s+is|\s+will)|is\s+all))(?!\w)`,
  pattern`\b(?:i|we)(?:'ve|\s+have)(?:\s+got)?\s+(?:the\s+)?${office}\s+on\s+(?:speed\s+dial|standby)\b`,
  pattern`\b(?:i|we)(?:'ve|\s+have)(?:\s+got)?\s+(?:(?:some|a\s+few|good|many|a|close|powerful)\s+){0,2}(?:friends?|mates?|contacts?)\s+(?:in|at)\s+(?:the\s+)?(?:${office}|force|(?:high|the\s+right|right)\s+places)(?:(?=\s*[.!"'\n])|,?\s+(?:so\s+(?:you|think|be|watch|don't|do\s+not)|(?:who|and\s+they)\s+(?:will|would|can|owe))\b)`,
  pattern`${start}pay\b[^.!?]{0,30}\bor\s+(?:the\s+)?${office}\s+(?:will\s+|are\s+going\s+to\s+)?(?:knows?|finds?\s+out|hears?|gets?|comes?|be|are|is)\b`,
  ...inspectors,
  ...reportsForPayment,
];

export const immigration: readonly RegExp[] = [
  pattern`${iWill}${few}${tell}\b(?:\s+[\w'-]{1,20}){0,7}?\s+(?:the\s+)?${borders}\b`,
  pattern`${iWill}${few}(?:get|have)\s+${whom}\s+deported\b`,
  pattern`${iWill}${few}report\s+${theirs}\s+(?:visa|immigration|status)\b`,
  pattern`${iWill}${few}(?:have|get|see)\s+${theirs}\s+(?:visa|licen[cs]e|registration|status|permit)\s+(?:cancelled|revoked|taken|stopped|withdrawn|pulled|suspended)\b`,
  pattern`\b${borders}\s+(?:might|would|may|could)\s+(?:\w+\s+)?(?:like|love|wish|be\s+interested)\s+(?:to\s+(?:check|look|know|hear|visit|call|pop)|in\s+(?:you|your|who|how))\b`,
  pattern`\b${who}${willBe}\s+(?:be|get)\s+deported\b`,
];

export const credit: readonly RegExp[] = [
  pattern`(?:${iWill}|\b(?:this|it|that)\s+(?:will|is\s+going\s+to))${few}(?:ruin|destroy|wreck|damage|trash)\s+${theirs}\s+credit\b`,
  pattern`${iWill}${few}blacklist`,
  pattern`\b${theirs}\s+credit\s+(?:rating|score|file|record|history|report)\s+(?:will|shall|is\s+going\s+to)\s+(?:\w+\s+){0,2}?(?:suffer|be\s+(?:ruined|damaged|destroyed))`,
];
