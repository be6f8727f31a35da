import { few, iWill, kin, pattern, start, theirs, who, whom, willBe, yourBelongings } from './vocabulary.ts';

const body = '(?:neck|throat|fingers?|arms?|legs?|bones|nose|jaw|head|guts|ears?|eyes?|back|tongue|nails)';
const pets = '(?:dogs?|cats?|pets?|horses?|fish)';
const dear = `(?:${kin}|${pets})`;

/** Cruel acts of the claimant's own, beside those that anger alone brings to mind. */
export const cruelty: readonly RegExp[] = [
  pattern`${iWill}${few}(?:snap|wring|slit|cut|gouge|rip|tear|bite|chop|pull)(?:\s+(?:off|out))?\s+${theirs}\s+(?:\w+\s+)?(?:${body}|brake\s+(?:lines?|cables?|pipes?))\b`,
  pattern`${iWill}\s+have\s+${theirs}\s+(?:guts|head(?!\s+office)|balls)\b`,
  pattern`${iWill}${few}(?:skin\s+${whom}|poison\s+(?:${whom}|${theirs}\s+(?:\w+\s+)?${dear})|(?:kidnap|drown|shoot|take|snatch)\s+${theirs}\s+(?:\w+\s+)?(?:kids?|children|sons?|daughters?|${pets}))(?=\s*[.,;!?"\n]|\s+(?:alive|if|unless|until|and|away)\b)`,
  pattern`\bmy\s+\w+\s+(?:\w+\s+)?wants\s+to\s+(?:hurt|kill|batter|stab|murder|break)\s+(?:${whom}|${theirs})(?![\w'])`,
  pattern`${iWill}${few}(?:spit\s+(?:at|in|on)|hack)\s+(?:${whom}|${theirs})(?![\w'])`,
  pattern`${iWill}\s+(?:\w+\s+)?(?:🔪|🔫|💣|🪓)\s*${whom}`,
  pattern`${iWill}${few}put\s+${whom}\s+(?:(?:in|into)\s+(?:hospital|intensive\s+care|a\s+(?:coffin|grave|box|wheelchair)|the\s+(?:ground|boot|river|canal))|six\s+feet\s+under)\b`,
  pattern`${iWill}${few}make\s+${whom}\s+(?:bleed|beg|scream|cry|crawl)\b`,
  pattern`${iWill}${few}(?:throw|chuck|pour)\s+(?:acid|petrol|bleach)\b[^.!?]{0,20}\b(?:${whom}|${theirs})(?!\w)`,
  pattern`${iWill}${few}(?:run|mow|knock)\s+${whom}\s+(?:over|down)\b`,
  pattern`${iWill}${few}(?:drive|crash)\b[^.!?]{0,20}\b(?:through|into)\s+${yourBelongings}`,
  pattern`${iWill}${few}(?:follow\s+${whom}\s+(?:everywhere|wherever|to\s+your\s+(?:car|van|house|home|work|door)\b|home(?!\s+to\b)|around|day\s+and\s+night)|(?:haunt|stalk|hound|torment)\s+${whom})(?!\w)`,
  pattern`${iWill}[^.!?]{0,60}?\b(?:(?:least|don't|do\s+not)\s+expect\s+(?:it|me|us)|(?:be|turn\s+up|show\s+up|appear)\s+(?:wherever|everywhere)\s+(?:that\s+)?you\s+(?:go|are))\b`,
  pattern`\b(?:i|we)(?:\s+will\s+not|\s+won't|'ll\s+never|\s+will\s+never)\s+(?:rest|stop|sleep|give\s+up)\s+(?:until|till)\s+(?:you|your)\b[^.!?]{0,25}?\b(?:ruin|destroy|finish|bankrupt|broke|gone|dead|die|knees|lost|hurt|beg|prison|gutter|homeless|suffer|sorry|pain)\w*`,
  pattern`\bmake\s+it\s+(?:my|our)\s+(?:life's\s+work|mission|business|goal|aim)\s+to\s+(?:\w+\s+)?(?:hurt|ruin|destroy|make|finish|break|get|end|see)\s+(?:you|your|u|him|□)(?!\w)`,
  pattern`${iWill}${few}be\s+${theirs}\s+worst\s+(?:nightmare|enemy)\b`,
  pattern`(?:${iWill}\s+never|\b(?:i|we)\s+(?:won't|will\s+not))\s+(?:ever\s+)?leave\s+${whom}\s+(?:in\s+peace\b|alone\s+(?:until|till|unless)\b)`,
  pattern`${iWill}${few}make\s+sure\s+(?:that\s+)?${who}\s+(?:can't|cannot|never|won't|don't|do\s+not)\s+(?:\w+\s+)?(?:sleep|rest|walk|live|feel\s+safe)\b`,
  pattern`\b(?:i'?m|we'?re|we\s+r|we\s+are|i\s+am)\s+coming\s+(?:4|for)\s+(?:u|you)\b`,
  pattern`(?:${start}ur\s+|\bu\s+r\s+|\b${who}${willBe}\s+)(?:gonna\s+|going\s+to\s+)?get\s+it(?=\s*[.!?"'\n])`,
  pattern`\b${theirs}\s+teeth\s+(?:will|are\s+going\s+to|are\s+gonna)\s+be\b`,
];
