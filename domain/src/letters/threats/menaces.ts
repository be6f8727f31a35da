import { end, errand, friends, iWill, kin, pattern, start, theirs, who, whom } from './vocabulary.ts';

const you = '(?:you|u|□[□ ]{0,80})';
const your = "(?:your|ur|□[□ ]{0,80}'s)";
const belongings =
  '(?:legs?|arms?|kneecaps|teeth|face|windows?|doors?|house|home|car|van|shop|workshop|office|business|dogs?|cat)';
const unlessCourt = String.raw`(?![^.!?]{0,60}\bcourt\b)`;

/** Time is running out for the other side, who will not see it coming. */
const foreboding: readonly RegExp[] = [
  pattern`${start}tick,?[\s-]{1,2}tock\b`,
  pattern`\b${who}\s+(?:won't|will\s+not|will\s+never)\s+(?:see\s+it\s+coming|(?:like|enjoy)\s+what\s+(?:i|we|happens|comes)\b)`,
  pattern`\b${you}\s+(?:won't|will\s+not|will\s+never)\s+(?:be\s+)?(?:walk|walking|eating|breathing)\b`,
  pattern`${start}(?:so\s+)?enjoy\s+${your}\s+(?:\w+\s+){1,3}while\s+(?:you|u|it|they)\b`,
  pattern`\b(?:sleep|laugh|smile|run|hide|drive|walk)\s+(?:\w+\s+)?while\s+(?:you|u|he|she|they)\s+(?:still\s+)?can\b`,
  pattern`${start}(?:i(?:'ll|\s+will)\s+)?see\s+${you}\s+(?:very\s+|real\s+)?soon(?:,\s*[\w□]{1,30})?(?=\s*[.!?"'\n])(?![.!"']{0,3}\s+(?:was|is|were|he|she|they)\b)`,
  pattern`${iWill}\s+be\s+(?:seeing|watching)\s+${you}(?:\s+(?:very\s+)?soon)?${end}${unlessCourt}`,
  pattern`\b(?:i|we)(?:'m|'re|\s+am|\s+are)\s+watching\s+${you}\b`,
  pattern`\b(?:i|we)\s+watch\s+${your}\s+(?:house|home|kids|children|family)\b`,
  pattern`\b(?:i|we)(?:'ve|\s+have)(?:\s+got)?\s+(?:my|our)\s+eyes?\s+on\s+(?:${whom}|${theirs}\s+${kin})${end}`,
  pattern`\b(?:last|final)\s+(?:warning|chance)\s+before\s+(?:i|we|things|it)\s+(?:get|turn)s?\s+(?:nasty|ugly|violent|messy|physical)\b`,
  pattern`\bnext\s+time\s+(?:it|they)(?:'ll|\s+will)\s+be\s+${theirs}\s+${belongings}\b`,
  pattern`${start}(?:you'?re|you\s+are|ur|u\s+r)\s+next(?=\s*[.!?"'\n])`,
  pattern`\b(?:we|i)\s+(?:can|could|will)\s+do\s+(?:this|it)\s+the\s+(?:easy|nice)\s+way\b[^.!?]{0,20}\bor\b`,
  pattern`\b${who}(?:'ll|\s+will|\s+are\s+going\s+to|\s+is\s+going\s+to)\s+(?:have\s+to\s+)?(?:learn|find\s+out)\s+(?:this\s+|it\s+)?the\s+hard\s+way\b${unlessCourt}`,
  pattern`\b(?:there\s+will|there'll|will)\s+be\s+hell\s+to\s+pay\b`,
  pattern`(?<!\bcourt\b[^.!?]{0,60})\bor\s+(?:you\s+will\s+|you'll\s+)?(?:face|suffer)\s+the\s+consequences\b${unlessCourt}`,
];

/** Things said to frighten: locks, shoulders, people who are looking. */
const fright: readonly RegExp[] = [
  pattern`\b(?:better|had\s+best)\s+(?:(?:start\s+)?(?:run|running|pray|praying|hide|hiding)${end}|watch\s+(?:yourself|himself|herself|themselves)\b|hope\s+(?:that\s+)?(?:i|we|my\s+\w+)\s+(?:never|don't|do\s+not|doesn't|does\s+not)\b)`,
  pattern`${start}(?:lock\s+(?:your|ur)\s+(?:doors?|windows)|(?:keep\s+)?look(?:ing)?\s+(?:over\s+(?:your|ur)\s+shoulder|behind\s+(?:you|u))|check\s+(?:your|ur)\s+brakes)\b`,
  pattern`\bcheck\s+under\s+(?:your|ur)\s+(?:car|van)\b`,
  pattern`\bi(?:'d|\s+would)\s+(?:look\s+over|sleep\s+with|watch|lock|run|hide|think\s+(?:very\s+)?carefully|be\s+(?:very\s+)?(?:careful|worried|scared|afraid))\b[^.!?]{0,40}\bif\s+i\s+(?:were|was)\s+(?:you|u|him|her|them)\b`,
  pattern`\b(?:nice|lovely|pretty)\s+\w+\s+(?:that\s+)?${you}\b[^.!?]{0,30}\bshame\s+if\b`,
  pattern`\b(?:shame|terrible|awful|tragic|pity|too\s+bad)\s+if\s+(?:something\s+happened\s+to\s+)?${your}\s+(?:\w+\s+)?${belongings}\s+(?:\w+\s+)?(?:burn\w*|caught|broke\w*|smashed|flooded|blew|exploded)\b`,
  pattern`(?:\bgod\s+help\s+${whom}\s+(?:when|if)\s+(?:i|we|my\s+\w+)|\b(?:and|then)\s+god\s+help\s+${whom})\b`,
  pattern`\bwhen\s+(?:i|we|my\s+\w+)\s+gets?\s+(?:my|our|his|her|their)\s+hands\s+on\s+${whom}\b`,
  pattern`\b(?:my|our)\s+(?:${friends}|${kin})\s+(?:is|are)\s+(?:out\s+)?looking\s+for\s+${whom}(?=\s*[.!?"'\n])`,
  pattern`\b(?:people|lads|men|guys|boys)\s+(?:\w+\s+)?looking\s+for\s+(?:you|u)\b`,
  pattern`\b(?:my|our)\s+${friends}\s+(?:(?:are|is)\s+on\s+(?:their|his)\s+way\b|(?:will|'ll)\s+be\s+(?:a?round|over)\b)${errand}`,
  pattern`\bmy\s+\w+\b[^.!?]{0,20}\bout\s+of\s+(?:prison|jail|the\s+nick)\b[^.!?]{0,30}\b(?:wants\s+to|would\s+(?:like|love)\s+to|is\s+(?:looking|keen)|doesn't\s+like|does\s+not\s+like|hates)\b`,
  pattern`\b(?:bad|nasty|terrible|horrible)\s+things\s+(?:will|might|may|could|can|are\s+going\s+to)\s+happen\s+to\s+(?:${whom}|${theirs})(?!\w)`,
  pattern`\bsomething\s+(?:will|might|may|could)\s+happen\s+to\s+(?:you|u|${your}\s+(?:${kin}|${belongings}))\b`,
  pattern`\b(?:you|u|he|they)\s+(?:don't|do\s+not|doesn't|does\s+not|have\s+no\s+idea|has\s+no\s+idea)\s+(?:know\s+)?what\s+(?:i|we)\s+(?:can|could|will)\s+do${end}`,
  pattern`\b(?:don't|do\s+not|wouldn't|would\s+not)\s+(?:want\s+(?:to\s+)?|wanna\s+)(?:make\s+(?:an\s+enemy|enemies)\s+of\s+(?:me|us)|(?:me|us)\s+(?:as|for)\s+an\s+enemy|(?:see|make|get)\s+(?:me|us)\s+(?:angry|mad))\b`,
  pattern`(?:(?:${iWill}|\bi(?:'d|\s+would))\s+(?:happily\s+|gladly\s+)?(?:do\s+time|(?:go\s+to\s+(?:prison|jail)|swing|hang|die)(?=\s+(?:for|over|just\s+to)\b))(?:\s+(?:for|over)\s+(?:${whom}|this|it|what\s+[^.!?]{1,40}))?(?=\s*[.,!?"\n]|\s+if\s+(?:i|we)\b|\s+just\s+to\b)|\b(?:don't|do\s+not)\s+care\s+if\s+i\s+(?:go|get\s+sent|end\s+up)\s+(?:to|in)\s+(?:prison|jail))`,
  pattern`\b(?:they|the\s+police|someone|nobody)\s+will\s+(?:never\s+)?find\s+(?:${your}|his|her)\s+body\b`,
];

/** Words that frighten without naming an act. */
export const menaces: readonly RegExp[] = [...foreboding, ...fright];
