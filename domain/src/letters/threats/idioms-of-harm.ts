import { end, few, iWill, pattern, sentencePause, start, theirs, who, whom, willBe } from './vocabulary.ts';

const limbs = '(?:legs?|arms?|knees?|kneecaps?|fingers?|teeth|jaw|face|hands)';

/** Idioms for a beating, a death or ruin. */
export const idiomsOfHarm: readonly RegExp[] = [
  pattern`\b(?:${who}(?:'re|'s|\s+are|\s+is)|ur)\s+(?:done\s+for|toast|history|a\s+goner|dead\s+and\s+buried)${end}`,
  pattern`\b(?:you|u|he|they)(?:'d)?\s+(?:had\s+)?(?:better|best|should|ought\s+to|might\s+want\s+to)\s+(?:move\s+(?:house|away|town|abroad)|leave\s+(?:town|the\s+country)|get\s+out\s+of\s+town|change\s+(?:your|ur)\s+locks|sleep\s+in\s+shifts|grow\s+eyes|say\s+(?:your|ur)\s+(?:prayers|goodbyes))\b`,
  pattern`\b(?:sleep\s+in\s+shifts|move\s+house|leave\s+town|change\s+(?:my|the)\s+locks)\s+if\s+i\s+(?:were|was)\s+(?:you|u|him|her|them)\b`,
  pattern`\b(?:gets?|getting|have|having)\s+${theirs}\s+${limbs}\s+(?:done|broken|smashed|snapped|bent|rearranged)\b(?!\s+(?:by\s+(?:a|the|my)\s+(?:dentist|doctor|surgeon))\b)`,
  pattern`\b(?:put|buried|hurt|broken|hospitali[sz]ed|killed)\s+(?:\w+\s+){1,3}?(?:in\s+\w+\s+\w+\s+)?for\s+(?:a\s+lot\s+|much\s+|far\s+)?less${sentencePause}`,
  pattern`\b(?:bounty|price)\s+on\s+${theirs}\s+(?:\w+\s+)?(?:head|${limbs})\b`,
  pattern`${iWill}${few}(?:see|watch|make|have|leave)\s+${whom}\s+(?:\w+\s+)?(?:bleed(?:ing)?|suffer(?:ing)?|hang|burn|choke|die|drown|crawl(?:ing)?|beg(?:ging)?|squirm|rot|buried|crippled|paraly[sz]ed|limping|unconscious|for\s+dead|in\s+agony)\b`,
  pattern`${iWill}${few}(?:put|throw|launch|chuck|push|kick|shove|knock|hang|drop|bury|drown|feed)\s+${whom}\s+(?:head\s?first\s+)?(?:through|off|under|out\s+of|down|from|into|in|to|in\s+front\s+of)\s+(?:${theirs}|the|that|a|my)\s+(?:own\s+)?(?:\w+\s+)?(?:window|wall|door|roof|scaffold(?:ing)?|bus|train|bridge|balcony|stairs|ladder|tree|patio|concrete|foundations|pond|pool|river|canal|sea|traffic|dogs?|pigs)\b`,
  pattern`\b(?:some(?:one|body)|people)(?:'s)?(?:\s+(?:will|is|are|might|could))?\s+(?:going\s+to\s+)?(?:end|finish|wake)\s+up\s+(?:in\s+(?:a\s*&\s*e|hospital|intensive\s+care|the\s+(?:morgue|ground|canal|river))|dead|crippled)\b(?![^.!?]{0,40}\b(?:because|fix|repair|loose|unsafe)\w*)`,
  pattern`${iWill}${few}set\s+(?:${whom}|${theirs}\s+(?:\w+\s+)?\w+)\s+(?:on\s+fire|alight|ablaze)\b`,
  pattern`\b(?:will|'ll|is\s+going\s+to|are\s+going\s+to|gonna)\s+(?:\w+\s+)?beat\s+(?:you|u|him)\s+(?:to\s+(?:a\s+pulp|death|within)|black\s+and\s+blue|half\s+to|senseless|until|unconscious)\b`,
  pattern`${iWill}${few}(?:have|get)\s+(?:some(?:one|body)|people|some\s+people|the\s+lads|a\s+(?:man|gang|few\s+lads))\s+(?:waiting\s+for\s+${whom}|together\s+and\b)`,
  pattern`\b${theirs}\s+(?:family|families|kids|children|wife|husband|house|home|shop|van|car)\s+(?:won't|will\s+not|(?:is|are)n't|(?:is|are)\s+not)\s+(?:going\s+to\s+be\s+|be\s+)?safe(?=\s*[.,!"'\n]|\s+(?:until|unless|from\s+(?:me|us)))`,
  pattern`\blucky\s+(?:that\s+)?(?:i|we)\s+(?:haven't|have\s+not|didn't|did\s+not|don't|do\s+not)\s+(?:\w+\s+)?(?:put|hit|hurt|kill|smash|smashed|burn|burnt|burned|break|broken|knock|knocked|punch|punched)\b`,
  pattern`\b(?:every|all\s+the)\s+(?:windows?|tyres?|vans?|doors?)\s+(?:that\s+)?(?:you|u)\s+(?:own|have|'ve\s+got)${willBe}\s+be\s+(?:gone|smashed|broken|flat|slashed|in)\b`,
  pattern`\bur\s+(?:going\s+to|gonna)\s+(?:get|be)\s+(?:\w+\s+)?(?:battered|beaten|hurt|stabbed|smashed|killed|done|shot)\b`,
  pattern`${iWill}${few}make\s+an\s+example\s+(?:out\s+)?of\s+${whom}(?!\w)`,
  pattern`\b${who}(?:\s+won't|\s+will\s+not|${willBe}\s+never|${willBe}\s+not)\s+(?:\w+\s+)?(?:be\s+)?(?:us(?:e|ing)|need(?:ing)?|hav(?:e|ing)|keep(?:ing)?)\s+(?:those|them|these|${theirs})\s+(?:\w+\s+)?${limbs}\b`,
  pattern`\b(?:if|when|next\s+time)\s+(?:i|we|my\s+\w+|the\s+lads)\s+(?:ever\s+)?(?:catch|find|see|meet|get)(?:es|s)?\s+(?:you|u|him)\s+(?:on\s+(?:your|his)\s+own|alone|in\s+the\s+dark)\b`,
  pattern`\b(?:the|that|this)\s+(?:grave|hole)\s+(?:is|will\s+be)\s+(?:for\s+(?:you|u|him)|yours)${sentencePause}|\bguess\s+who\s+the\s+(?:grave|hole|coffin)\s+is\s+for\b`,
  pattern`\b(?:some|any|one|one\s+of\s+these)\s+(?:day|night)s?\s+(?:soon\s+)?(?:that|${theirs})\s+(?:\w+\s+)?(?:van|car|shop|house|home|place|workshop|garage|truck)(?:${willBe}|'s|\s+is)\s+(?:going\s+)?(?:going\s+)?(?:up|burn(?:ing)?|(?:to\s+)?go\s+up)\b`,
  pattern`\bwake\s+up\s+(?:dead|in\s+(?:the\s+boot|hospital|a\s+ditch)|(?:with|to)\s+a\s+(?:horse(?:'s)?\s+head|knife|gun))\b`,
];

/** The same, where a joke or a plain fact may be meant. */
export const grimHints: readonly RegExp[] = [
  pattern`${iWill}${few}get\s+(?:even|my\s+own\s+back|(?:my|our)\s+revenge)\b`,
  pattern`\bdo\s+(?:you|u)\s+(?:like|want|value|enjoy)\s+(?:having\s+|keeping\s+)?(?:(?:your|ur|working|unbroken|straight)\s+){1,2}${limbs}\b`,
  pattern`\b(?:i|we)(?:'ve|\s+have)(?:\s+got)?\s+(?:a|my|our|two)\s+(?:\w+\s+)?(?:shotgun|gun|rifle|machete|crossbow|baseball\s+bat|knuckle\s?dusters?)\b(?!\s+(?:licen[cs]e|cabinet|safe|dog|that\s+you|which\s+you))`,
  pattern`\byou\s+should\s+be\s+(?:very\s+|more\s+)?careful,?\s+(?:mate|pal|son|sunshine|my\s+friend)\b`,
  pattern`\bmy\s+(?:uncle|dad|father|brother|cousin|husband|son|mate)s?\b[^.!?]{0,40}\b(?:love|like|keen|happy|wants?)\b[^.!?]{0,15}\b(?:a\s+word|a\s+chat|five\s+minutes|a\s+minute)\s+(?:alone\s+)?with\s+(?:you|u)\b`,
  pattern`${start}(?:roofs?|ladders?|vans?|cars?|windows?|scaffolds?)\s+(?:fall|slip|come|catch|burn|break|go)\b[^.!?]{0,30}\byou\s+know\b`,
];
