import { belongings, end, few, iWill, kin, pattern, start, theirs, whom } from './vocabulary.ts';

const dies = String.raw`(?:die[sd]?|drops?\s+dead|were\s+dead|burns?(?:\s+down)?(?!\s+out\b)|rots?|crash(?:es)?|chokes?|suffers?|drowns?|bleeds?|hangs?|gets?\s+(?:\w+\s+)?(?:cancer|sick|ill|hurt|run\s+over|burgled|stabbed|killed|beaten|robbed)|never\s+(?:sleep|wake|walk|know\s+peace))`;
const wronged =
  '(?:assault|attack|punch|slapp|grop|rap|molest|touch|threaten|strangl|burgl|robb|harass)ed|hit|stole\\s+from|beat';
/** Said where witnesses are heard, it is evidence. */
const inEvidence = String.raw`(?![^.!?]{0,100}\b(?:courts?|judge|hearing|tribunal|statement|evidence|witness(?:es)?|doctor|insurers?)\b)`;

/** Death wished on somebody, curses, false accusations. */
export const curses: readonly RegExp[] = [
  pattern`\b(?:i|we)\s+(?:\w+\s+)?(?:hope|pray|wish)\s+(?:to\s+god\s+)?(?:that\s+)?(?:you|u|he|she|□[□ ]{0,80}|${theirs}\s+(?:\w+\s+)?(?:${kin}|${belongings}))(?:\s+and\s+(?:all\s+)?(?:your|ur)\s+\w+)?\s+(?:(?:all|both|just)\s+)?${dies}\b`,
  pattern`(?:\b(?:put|lay|place|cast)\s+(?:a|the)\s+(?:\w+\s+)?(?:curse|hex|spell)\s+on\s+(?:${whom}|${theirs})|\b(?:i|we)\s+curse\s+(?:${whom}|${theirs})|${start}(?:a\s+)?(?:curse|plague|pox)s?\s+(?:be\s+)?(?:up)?on\s+(?:${whom}|${theirs})|${start}may\s+(?:you|your\s+\w+)\b[^.!?]{0,30}?\b(?:never|die|rot|burn|suffer))(?!\w)`,
  pattern`\b(?:you|u|he|people\s+like\s+(?:you|him))\s+(?:all\s+)?(?:deserves?\s+(?:to\s+(?:die|burn|hang|suffer|bleed|be\s+(?:shot|hanged|stabbed|beaten|killed|hurt))|a\s+(?:beating|bullet|kicking|good\s+hiding))|(?:should|ought\s+to|need\s+to)\s+be\s+(?:shot|hanged|stabbed|beaten|strung\s+up|put\s+down|castrated|lynched))\b`,
  pattern`\b(?:(?:hope|wish|pray)\s+(?:that\s+)?(?:some(?:one|body)|god)\s+(?:(?:will|would)\s+)?(?:just\s+)?(?:kills?|shoots?|stabs?|burns?|hurts?|strikes?|beats?|robs?|runs?|punishes)\s+(?:${whom}|${theirs})(?![\w'])|(?:don't|do\s+not|won't)\s+care\s+(?:who|if\s+(?:you|any(?:one|body)|people))\s+gets?\s+hurt\b)`,
  pattern`\b(?:some(?:one|body)|some\s+people)\s+(?:should|ought\s+to|needs?\s+to|must)\s+(?:just\s+)?(?:set\s+fire\s+to|burn|break|smash|hurt|kill|shoot|punch|beat|batter|slash|slap|torch|stab|teach(?=\s+(?:you|u|him)\s+a\s+lesson)|run(?=\s+(?:you|u|him)\s+over))\s+(?:up\s+)?(?:${whom}|${theirs})(?![\w'])`,
  pattern`${iWill}${inEvidence}${few}(?:say|swear|claim|pretend|tell\s+(?:the\s+police|everyone|everybody|people|them|your\s+\w+)|get\s+(?:[\w']+\s+){1,2}to\s+(?:say|swear))\s+(?:blind\s+)?(?:that\s+)?(?:you|u|he|□[□ ]{0,80})\s+(?:tried\s+to\s+(?:\w+\s+)?|have\s+|had\s+)?(?:(?:${wronged})|touch|kiss|rape|kill)\s+(?:me|us|(?:my|our)\s+(?!(?:car|van|house|fence|wall|gate|bike)\b)\w+)\b`,
  pattern`(?:${iWill}|\b(?:i|we)\s+can)(?![^.!?]{0,100}\b(?:courts?|judge|hearing|tribunal)\b)${few}(?:(?:falsely\s+)?accuse\s+${whom}\s+of|(?:make|cook)\s+(?:up\s+)?(?:something|a\s+(?:story|lie|tale|crime)|lies|stories)\s+(?:up\s+)?about|make\s+it\s+look\s+(?:as\s+if|as\s+though|like)|(?:give|send|tell|make|post|write|leave)\s+[^.!?]{0,25}?\b(?:false|fake|made[-\s]up|invented)\s+(?:evidence|statements?|allegations?|accusations?|reviews?|story|report)|plant\s+(?:drugs|something|evidence)|frame)\s*(?:${whom}|\w+)?(?!\w)`,
  pattern`${iWill}${few}(?:strangle|throttle|choke|drown|murder|stab|batter|butcher|suffocate|smother|behead|castrate|electrocute|lynch|crucify)\s+(?:you|u|him|□[□ ]{0,80})(?![\w'])`,
  pattern`${iWill}${few}(?:beat|squeeze|wring|knock|kick|shake|choke|batter|smash)\s+(?:it|that|every\s+penny|(?:the|my|our)\s+\w+|(?:seven|ten)\s+(?:bells|shades)|what\s+[^.!?]{1,15})\s+out\s+of\s+${whom}(?!\w)`,
  pattern`${iWill}${few}(?:wipe|knock|slap|smash|punch|kick)\s+(?:the|that)\s+(?:\w+\s+)?(?:smile|grin|smirk|look|sneer)\s+(?:right\s+)?off\b`,
  pattern`${iWill}${few}(?:get|bring|fetch|find|borrow|buy)\s+(?:a|my)\s+(?:gun|shotgun|rifle|pistol|machete|crossbow|baseball\s+bat|knuckle\s?dusters?)${end}`,
  pattern`\b(?:my|our|the)\s+dogs?(?:\s+will|'ll)\s+(?:\w+\s+)?(?:have|rip|bite|tear|eat|maul|chew)\s+(?:your|ur|you|u|his)\b`,
  pattern`\b(?:i|we|my\s+\w+)(?:'ve|\s+have|\s+has)?\s+(?:put|beaten|stabbed|hurt|buried|killed|shot|crippled|hospitali[sz]ed)\s+(?:\w+\s+)?(?:people|men|lads|blokes|some(?:one|body))\b(?=[^.!?]{0,30}\b(?:before|for\s+less|in\s+(?:hospital|the\s+ground|a\s+\w*chair)))(?![^.!?]{0,40}\bbefore\s+(?:i|we|you|he|the)\b)`,
  pattern`${iWill}${few}(?:find|track|hunt|trace|chase|follow)\s+(?:you|u|him|□[□ ]{0,80})(?:\s+down)?(?:,?\s+(?:wherever|no\s+matter|anywhere|even\s+if|to\s+the\s+ends?\b|if\s+it\s+(?:takes|is\s+the\s+last|kills))|\s+down${end})`,
  pattern`\b(?:sold|sell|selling|pass(?:ed|ing)?|giv(?:e|en|ing))\b[^.!?]{0,15}\bdebt\b[^.!?]{0,10}?\bto\s+(?:(?:people|men|lads|some(?:one|body)|a\s+(?:man|family|gang))\s+(?:who|that)\s+(?:breaks?|hurts?|do\s+not|does\s+not|don't|doesn't|won't|will|never)|(?:some\s+)?(?:very\s+|really\s+)?(?:nasty|dangerous|rough|bad|violent|scary|gangsters|criminals|loan\s+sharks))`,
  pattern`\b(?:i|we)\s+owe\s+(?:\w+\s+){1,3}?to\s+(?:some\s+)?(?:very\s+|really\s+)?(?:nasty|dangerous|rough|bad|violent|scary)\s+(?:people|men|lads|family|blokes)\b`,
];
