import { end, friends, kin, pattern, start, theirs, who, whom, willBe } from './vocabulary.ts';

/** Words that threaten without saying what. */
export const hints: readonly RegExp[] = [
  pattern`\b(?:i|we|${friends}|and\s+i)(?:\s+(?:also|all|both|now|do))?\s+(?:knows?|no)\s+(?:exactly\s+|full\s+well\s+)?where\s+${who}(?:'s?)?\s+(?:lives?|works?|parks?|drinks?|sleeps?)\b(?!\s+(?:as|because|since|so)\b)`,
  pattern`\b(?:i|we)(?:'ve(?:\s+got)?|\s+have(?:\s+got)?|\s+will\s+bring|'ll\s+bring)\s+(?:a|my|our)\s+(?:\w+\s+)?(?:baseball\s+bat|bat|knife|shotgun|gun|machete|crowbar)${end}`,
  /\b(?:watch\s+(?:your|ur|his|her|their)\s+backs?|(?:better|should)\s+watch\s+out|sleep\s+with\s+one\s+eye\s+open|accidents\s+(?:do\s+)?happen(?=\s*(?:[.!?"'\n]|$)|,\s*(?:don't\s+they|do\s+they\s+not|you\s+know|after\s+all|mate|pal)\b))\b/gi,
  /\b(?:would|'d)\s+be\s+(?:such\s+)?a\s+(?:\w+\s+)?shame\s+if\b(?!\s+(?:we|our|my)\b)(?!\s+i\b(?!\s+(?:had|have)\s+to\b))(?![^.]{0,80}\bcourt\b)(?![^.]{0,40}\bhappen(?:ed|s)?\s+to\s+(?:me|us|my|our)\b)/gi,
  pattern`(?:\bthings\s+(?:will|'ll|are\s+going\s+to|could|can|may|might|are\s+about\s+to)\s+(?:get|turn|become)\s+(?:\w+\s+)?(?:ugly|nasty|messy|violent|physical|unpleasant)|${start}(?:or\s+)?(?:this|it)(?:${willBe}|\s+(?:could|can|may|might)|(?:'s|\s+is)\s+about\s+to)\s+(?:all\s+)?(?:get|turn|become)\s+(?:\w+\s+)?(?:ugly|nasty|violent|physical|bloody))\b(?![^.]{0,40}\bcourt\b)`,
  /\b(?:won't|will\s+not|can't|cannot)\s+be\s+(?:held\s+)?responsible\s+for\s+(?:what\s+(?:i|we|my|our|happens|comes)|my)\b/gi,
  /\b(?:take|taking)\s+(?:the\s+law|matters|things)\s+into\s+(?:my|our)\s+own\s+hands\b/gi,
  /\bsomething\s+(?:bad|nasty|terrible)\s+(?:will|might|could|may|is\s+going\s+to)\s+happen\b/gi,
  /(?<!\bask(?:ed|s|ing)?\s(?:\w+\s)?)\bwho\s+(?:you're|you\s+are|he's|he\s+is|they're|they\s+are)\s+(?:messing|dealing)\s+with\b/gi,
  pattern`\b(?:i|we)\s+know\s+people(?:\s+(?:who|that)\s+(?:can|will|would(?!\s+(?:like|have)\b))\b|${end})`,
  /\b(?:don't|do\s+not)\s+make\s+(?:me|us)\s+(?:come|go|send|call|tell|do|get|hurt|show|angry|mad|become|turn|lose|violent|nasty|regret)\b(?![^.!?]{0,30}\bcourt\b)/gi,
  /\bhope\s+(?:your|his|her|their)\s+(?:\w+\s+){0,2}insurance\s+covers\s+fire\b/gi,
  /\bor\s+else\b(?=\s*(?:[.!?"'\n]|$))/gi,
  /\bnot\s+afraid\s+to\s+use\s+it\b/gi,
  /\bwhat\s+(?:i'?m|i\s+am|we'?re|we\s+are)\s+capable\s+of\b/gi,
  /\b(?:mess(?:ed|ing)?\s+with|cross(?:ed|ing)?|robb(?:ed|ing)|cheat(?:ed|ing)|conn(?:ed|ing)|stole\s+from|ripped\s+off|angered)\s+the\s+wrong\s+(?:person|people|man|men|woman|women|guy|bloke|lad|girl|family|mother|father|customer|one)\b|\bwrong\s+(?:person|people|man|woman|guy|bloke|family|one)\s+to\s+(?:mess\s+with|rob|cheat|cross|con|steal\s+from|rip\s+off|trick|scam|upset|anger)\b/gi,
  /\bhate\s+(?:it\s+if\s+|for\s+|to\s+see\s+)(?:any|some)thing\s+(?:\w+\s+)?(?:to\s+)?happen(?:s|ed)?\s+to\s+(?:you|your|him|his|her|them|their)\b/gi,
  /(?:(?:^|[\n.!?"])\s{0,2}|\b(?:you|he|she|they)\s+(?:can|should|may|better)\s+)expect\s+(?:(?:my|our)\s+(?:boys|lads|brothers|cousins|mates)\s+(?:at|on|round|to\s+(?:call|visit))\b|(?:a\s+|some\s+)?(?:visit|visitors|company|knock)(?=\s*[.!?"'\n]|\s+(?:at|on)\s+(?:the|your)\s+door\b|\s+(?:one|in\s+the|at)\s+(?:dark\s+)?(?:night|evening)\b|\s+from\s+(?:me|us|some|(?:my|our|the)\s+(?:friends|associates|boys|lads|brothers|cousins|mates|family|crew))\b))/gi,
  /\b(?:i|we)\s+know\s+(?:some\s+|a\s+few\s+)?(?:\w+\s+)?(?:bad|nasty|dangerous|rough)\s+(?:people|men|lads|guys|boys)\b/gi,
  /\b(?:mates|friends|people|lads|guys|men|brothers|cousins)\s+(?:who|that)\s+(?:can\s+|will\s+)?(?:break\s+(?:legs|bones|arms|fingers)|hurt|batter)\b/gi,
  pattern`\b(?:i|we)\s+know\s+(?:exactly\s+)?(?:where\s+(?:${theirs}|[a-z]{2,20}'s)\s+${kin}\s+(?:goe?s?|lives?|works?|sleeps?|is|are)|where\s+(?!(?:it|this|that|one|everyone|everybody|nobody)\b)[a-z]{2,20}\s+(?:lives|sleeps)|what\s+(?:car|van)\s+${who}\s+drives?)\b(?![^.!?]{0,25}\b(?:as|because|since)\b)(?!\s+so\b)`,
  pattern`\b(?:i|we)\s+know\s+(?:where|when|who|what\s+time)\s+(?!(?:i|we|my|our)\b)[^.!?]{0,60}?,?\s+so\s+(?:(?:you|u|he|she|they)(?:'d)?\s+(?:(?:had\s+)?better|should)\s+)?(?:think|be\s+(?:\w+\s+)?careful|watch|choose|tread)\b`,
  // What their people do for a living: "a mate who sorts people like this out".
  pattern`\b(?:mates?|friends?|people|lads?|cousins?|brothers?|uncles?|blokes?|guys?|some(?:one|body))\s+(?:who|that)\s+(?:can\s+|will\s+|could\s+)?(?:sorts?|deals?\s+with|handles?|takes?\s+care\s+of)\s+(?:(?:people|men|blokes|guys|types|those)\s+(?:like\s+(?:this|that|${whom})|out)|${whom}\s+out)(?![\w'])`,
  pattern`\b(?:i|we)(?:'ll|'m|'re|\s+will|\s+am|\s+are)?\s+(?:stop|stopping|done|finished|through|tired\s+of)\s+(?:being|playing)\s+(?:so\s+)?(?:nice|mr\s+nice\s+guy|friendly)\b(?![^.!?]{0,60}\bcourt\b)`,
  /\b(?:won't|will\s+not)\s+be\s+(?:so|this|as)\s+(?:nice|polite|friendly|calm|gentle|kind)\s+next\s+time\b|\bnext\s+time\b[^.!?]{0,30}?\b(?:i|we)\s+(?:won't|will\s+not)\s+(?:be\s+(?:(?:so|this|as)\s+(?:nice|polite|friendly|calm|gentle|kind)|talking|asking)|(?:just\s+)?talk)\b/gi,
  /\byou\s+know\s+what\s+happens\s+to\s+(?:people|those|men|businesses|shops)\b/gi,
  /\b(?:no\s+more\s+mr\.?\s+nice\s+guy|(?:the|my|our)\s+gloves\s+(?:are|come|will\s+come|are\s+coming)\s+off(?=\s*(?:[.!?"'\n]|$|now\b)))/gi,
];
