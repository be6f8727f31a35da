import { kin, pattern, sentencePause, start, theirs } from './vocabulary.ts';

const places =
  '(?:house|home|flat|address|street|bedroom|door|gates?|garage|drive|workshop|shop|office|premises|yard)';
const vehicles = '(?:car|van|bike|motor|truck|lorry)';
const near = `(?:${kin}|little\\s+(?:girl|boy|lad|one)s?|nan|gran|grandkids|grandchildren|care\\s+home|school|nursery|bedroom)`;
/** Question tags: "isn't it", "haven't you". */
const tag = String.raw`,?\s*(?:isn't|is\s+it\s+not|doesn't|don't|aren't|haven't|hasn't|innit|right)(?:\s+(?:it|she|he|they|you))?(?=\s*[.!?"\n])`;
const aside = String.raw`,?\s*(?:remember|by\s+the\s+way|you\s+know|just\s+saying|don't\s+forget|do\s+not\s+forget|think\s+on|think\s+about\s+(?:it|that)|mind)(?=\s*[.,!?"\n])`;
const reason = String.raw`(?![^.!?]{0,60}\b(?:because|since|invoice|receipt|contract|court|claim|as\s+(?:it|you|he|she|they|i|we)|so\s+that|will\s+(?:hand|return|bring|send)|hand\s+it)\b)`;

/** Hints that the claimant knows the other side's home, car or family. */
export const withinReach: readonly RegExp[] = [
  pattern`\b(?:i|we|my\s+\w+)(?:\s+(?:all|also|both|now))?\s+(?:know|knows|have|has|got|took|noted|wrote\s+down)\s+(?:all\s+|exactly\s+)?(?:your|ur)\s+(?:${vehicles}\s+)?(?:reg|registration|number\s?plate|plates?)\b${reason}`,
  pattern`\b(?:took|noted|got|have)\s+(?:down\s+)?(?:the|your)\s+(?:number\s+)?plates?${sentencePause}`,
  pattern`\b(?:i|we)(?:\s+(?:all|also|both|now))?\s+know\s+(?:[^.!?]{0,40}\band\s+)?(?:where|when|what\s+time|which\s+\w+|how)\s+(?:you|u|${theirs}\s+(?:\w+\s+)?${near})\s+(?:\w+\s+)?(?:parks?|gets?|leaves?|walks?|drinks?|eats?|sleeps?|plays?|trains?|shops?|comes?\s+home|finish(?:es)?|goes|go|lives?|stays?|banks?|(?:it|them)\b)\b${reason}`,
  pattern`\b(?:i|we)(?:\s+all)?\s+know\s+(?:your|ur)\s+(?:home\s+)?address,?\s+(?:all|every\s+one)\s+of\s+us\b`,
  pattern`\b(?:we|they)\s+all\s+(?:know|have)\s+(?:your|ur)\s+(?:home\s+)?(?:address|number|street)\b${reason}`,
  pattern`\b(?:your|ur|you've\s+got|you\s+have(?:\s+got)?)\s+(?:[\w']+\s+){0,2}?${near}\b[^.!?]{0,60}?${tag}`,
  pattern`\b(?:nice|lovely|quiet|pretty|posh)\s+(?:\w+\s+)?(?:${places}|${vehicles}s?|area|village|school|neighbourhood)\s+(?:that\s+)?(?:you|u|your)\b[^.!?]{0,40}${tag}`,
  pattern`\b(?:you've\s+got|you\s+have(?:\s+got)?|your)\s+(?:[\w']+\s+){0,2}?${near}\b[^.!?\n]{0,60}[.!?]\s{0,2}(?:so\s+)?think\s+(?:on|about\s+(?:it|that|them|her|him))(?=\s*[.!?"\n])`,
  pattern`\b(?:i|we)(?:'ve|\s+have)?(?:\s+(?:still|also))?\s+(?:have|got|keep|kept)\s+(?:a|the|your|my|that)\s+(?:spare\s+)?keys?\s+(?:to|for)\s+(?:your|ur)\s+(?:\w+\s+)?(?:${places}|${vehicles})(?:${aside}|(?=\s*[.!"\n]))`,
  pattern`\b(?:i|we)(?:'ve|\s+have)?\s+(?:been\s+)?(?:watching|watch|following|follow)\s+(?:your|ur)\s+(?:\w+\s+)?(?:house|home|flat|van|car|${near})\b(?!\s+(?:while|when|fill|burn|flood|for\s+you))`,
  pattern`\b(?:i|we)\s+(?:often\s+|always\s+)?see\s+(?:your|ur)\s+(?:\w+\s+)?${near}\s+(?:\w+\s+)?(?:gets?|leaves?|walks?|comes?|plays?|waits?|goes|go|at|in|out|every|most)\b${reason}`,
  pattern`\b(?:not|n't|isn't)\s+(?:\w+\s+)?(?:hard|difficult)\s+to\s+find\s+(?:out\s+)?(?:you|u|where\s+(?:you|u|some(?:one|body)(?:'s)?|people|${theirs}))(?![a-z])[^.!?]{0,20}?(?:lives?\b|works?\b|${sentencePause})`,
  pattern`\b(?:nice|lovely)\s+(?:${vehicles}s?|house|home|place|kids)\s+(?:that\s+)?(?:you|u)\b(?:\s+(?:and\s+)?[\w']+){0,5}?\s+(?:drive|have|got|live\s+in)\b`,
  pattern`\b(?:i|we)(?:'ve|\s+have)?\s+(?:found|looked\s+up|got|have|traced|know)\s+(?:your|ur)\s+(?:home|private|new)\s+address\b(?![^.!?]{0,30}\b(?:because|companies\s+house|invoice|quote|contract|land\s+registry|letterhead|form)\b)`,
  pattern`\b(?:i|we|my\s+\w+)(?:'ve|\s+have)?\s+(?:parked|sat|stood|waited|drove|walked)\s+(?:\w+\s+)?(?:outside|past|by)\s+(?:your|ur)\s+(?:house|home|flat|bungalow|kids'?\s+school)\b${reason}`,
  pattern`\b(?:i|we|my\s+\w+|the\s+lads)\s+can\s+be\s+(?:at|on|outside)\s+(?:your|ur)\s+(?:\w+\s+)?(?:door|doorstep|house|home|place)\s+(?:in|within)\b`,
  pattern`\b(?:i|we|my\s+\w+|the\s+lads)\s+knows?\s+(?:what\s+time|when)\s+(?:you|u)\s+(?:lock\s+up|close|open|finish|leave|clock\s+off|get\s+(?:home|in))\b${reason}`,
  pattern`\b(?:your|ur)\s+(?:[\w'-]+\s+){0,2}?${near}\s+(?:goes|go|walks?|runs?|cycles?|comes?|drives?|passes)\s+(?:(?:past|by)\s+)?(?:my|our|me|us)\b`,
  pattern`\b(?:your|ur)\s+${near}'s\s+\w+\s+is\s+(?:\w+\s+)?easy\s+to\s+(?:spot|find|follow|recognise)\b`,
  pattern`\b(?:${places}|bungalow)\s+(?:that\s+)?(?:you|your\s+\w+)\s+(?:have|has|'ve)?(?:\s+got)?[^.!?]{0,15}\bshame\s+about\b`,
  pattern`\b(?:i|we)\s+know\s+(?:which|what)\s+(?:school|nursery|college|playgroup|club)\s+(?:your|ur)\s+(?:\w+\s+)?(?:${near}|girls?|boys?|lads?)\s+(?:is|are|goes|go)\b${reason}`,
  pattern`\b(?:i|we)\s+know\s+(?:your|ur)\s+(?:daily\s+)?routine\s+and\b${reason}`,
  pattern`\b(?:i|we)(?:'m|\s+was|\s+am|\s+were)?\s+(?:look(?:ed|ing)?|peer(?:ed|ing)?|star(?:ed|ing))\s+(?:in\s+)?(?:through|into|at)\s+(?:your|ur)\s+(?:\w+\s+)?(?:bedroom|kitchen\s+window|window|house)\s+(?:last\s+night|at\s+night|tonight|yesterday)\b`,
  pattern`\b(?:you\s+have|you've\s+got|your)\s+(?:a\s+)?(?:lovely|pretty|beautiful|sweet|nice)\s+(?:little\s+)?${near}\b[^.!?]{0,10}\bi\s+(?:saw|see|watched|met)\b`,
  pattern`\b(?:you|u)\s+live\s+(?:at|on|in)\b[^.!?]{0,40}\band\s+(?:your|ur)\s+(?:\w+\s+)?${near}\s+(?:is|are|gets?|comes?|leaves?)\b${reason}`,
  pattern`${start}how(?:'s|\s+is|\s+are)\s+(?:life|things|it)\s+(?:at|on|in)\s+(?:number\s+)?\d{1,4}\b`,
];

/** Veiled threats: "there are other ways to get my money", "accidents happen". */
export const otherWays: readonly RegExp[] = [
  pattern`\bthere(?:'s|\s+are|\s+is)\s+(?:always\s+)?(?:other|another|many|different|more)\s+ways?\s+(?:of|to|i\s+can|we\s+can)\s+(?:get|getting|collect|collecting|make|making|recover|persuad)\w*\s+(?:my|the|your|our|you|people|what)\b(?![^.!?]{0,60}\b(?:court|mediation|ombudsman|claim|bank|card|insurer)\b)`,
  pattern`\baccidents\s+(?:\w+\s+)?happen\s+(?:(?:on|in|at)\s+(?:\w+\s+){0,2}\w+|all\s+the\s+time|every\s+day)(?=\s*[.!"'\n])`,
  pattern`\b(?:funny|strange|odd|unfortunate)\s+things\s+(?:\w+\s+)?happen\s+(?:to|at|on|in)\s+(?:\w+\s+){0,3}?\w+(?=\s*[.!"'\n])`,
];
