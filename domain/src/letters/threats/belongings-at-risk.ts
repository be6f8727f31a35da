import { belongings, few, iWill, pattern, theirs, whom, yourBelongings } from './vocabulary.ts';

/** Deliberate damage. Verbs of a tradesman's work, such as "dig" or "cut", need a word after them. */
const damage = String.raw`(?:(?:smash|trash|wreck|vandali[sz]e|sabotage|demolish|destroy|ruin|bulldoze|flatten|flood|burn|torch|blow)(?:\s+(?:up|down|in|out))?|petrol[-\s]bomb|graffiti|slash|slit|stab|puncture|burst|poison|kill|scratch|key|egg|brick|sink|crash|hack(?:\s+into)?|(?:super)?glue(?:\s+(?:up|shut))?|spray[-\s]?paint|smear|jam|dent|make\s+a\s+mess\s+of|disable|delete|wipe|deface|erase|ransack|loot|raid|rob|burgle|clear\s+out|(?:take|put)\s+an?\s+(?:axe|hammer|sledgehammer|chainsaw|knife|match|digger)\s+to)`;
const undo =
  '(?:dig|chop|tear|rip|pull|knock|cut|saw|kick|strip|hack|take(?=\\s+down\\b)|bring(?=\\s+down\\b))';
const apart = String.raw`(?:up|down|off|out|apart|open|through|offline|to\s+(?:pieces|bits|shreds))`;
const lawful = String.raw`(?![^.!?]{0,60}\b(?:agreed?|arranged|courts?|you\s+(?:asked|want|like|ordered)|as\s+(?:we|you))\b)`;
const shedsAndTills =
  '(?:sheds?|house|home|garages?|shop|till|safe|workshop|yard|van|account|fridge|stock(?:room)?)';
/** Goods that can be carried or driven off. */
const goods =
  '(?:car|van|truck|bike|bicycle|motorbike|scooter|pony|horse|caravan|boat|trailer|telly|tv|television|jewellery|watch|stock|lead|copper|furniture)s?';

/** Damage to the other side's property, and taking or blocking it without a court. */
export const belongingsAtRisk: readonly RegExp[] = [
  pattern`${iWill}${few}${damage}\s+(?:all\s+|(?:every|each|all)\s+(?:[\w-]+\s+){1,2}(?:in|of|on)\s+)?${yourBelongings}${lawful}`,
  pattern`${iWill}${few}${undo}\s+(?!(?:${apart}\s+)?their\b)(?:${apart}\s+(?:all\s+)?${yourBelongings}|${yourBelongings}\s+${apart}\b|(?:the\s+)?\w+\s+(?:off|out\s+of|from)\s+${yourBelongings})${lawful}`,
  pattern`${iWill}${few}cut\s+(?:through\s+)?${theirs}\s+(?:\w+\s+)?(?:phone|telephone|power|brake|gas|water|internet|electric\w*|fence|cables?|wires?)\b(?!\s+(?:bill|cost)s?\b)${lawful}`,
  pattern`${iWill}${few}(?:pour|throw|tip|dump|empty|spray|chuck|lob|smear|squirt)\s+(?:[\w-]+\s+){1,6}?(?:over|on|onto|in|into|at|down|across|outside|in\s+front\s+of|all\s+over)\s+${yourBelongings}${lawful}`,
  pattern`${iWill}${few}(?:put(?:ting)?|stick|shove|drop|leave|scatter)\s+(?:a\s+|some\s+)?(?:sugar|sand|grit|gravel|bleach|nails?|glue|superglue|cement|concrete|paint|rats?|prawns|stink\s+bombs?|dog\s+\w+|a?\s*hose|potato(?:es)?)\s+(?:in|into|on|through|over|under|down|up)\s+${yourBelongings}`,
  pattern`${iWill}${few}(?:clone|max\s+out|empty|drain|clear\s+out|hack(?:\s+into)?|use(?=\s+(?:your|ur)\s+(?:\w+\s+)?card))\s+${theirs}\s+(?:\w+\s+)?(?:cards?(?!\s+(?:machine|reader)\b)|bank\s+accounts?|accounts?|identity)\b`,
  pattern`${iWill}${few}(?:(?:block|barricade|chain|padlock|brick|board|weld)\s+(?:(?:up|off|in|shut)\s+)?${theirs}\s+(?:\w+\s+)?(?:drive(?:way)?|gates?|doors?|entrance|access|shop|yard|van|car|garage)|block\s+${whom}\s+in|park\s+(?:\w+\s+)?(?:across|over|in\s+front\s+of)\s+${theirs}\s+(?:\w+\s+)?(?:drive(?:way)?|gates?|doors?|shop|garage|entrance)|(?:have|take)\s+your\s+(?:\w+\s+)?(?:windows?|doors?|roof|wheels?|gates?)\s+(?:out|off|in)|squat\s+in\s+${theirs}\s+\w+|lock\s+${whom}\s+(?:out|in))\b`,
  pattern`${iWill}${few}(?:change\s+(?:${theirs}\s+(?:\w+\s+)?locks|(?:the|all\s+the)\s+locks\s+(?:while|when|before|on)\s+${whom})|(?:cut|turn|switch|shut)\s+off\s+${theirs}\s+(?:\w+\s+)?(?:heating|water|gas|electric\w*|power|supply))(?!\w)`,
  pattern`${iWill}${few}(?:break\s+in(?:to)?(?:${theirs}|\s+${theirs}|\s+and|\s+at\s+night|(?=\s*[.,!"\n]))|let\s+(?:myself|ourselves)\s+in(?:to)?\b[^.!?]{0,30}?\s+and\s+(?:take|get|help|remove|grab|empty)|force\s+(?:my|our)\s+way\s+in(?:to)?|(?:walk|march|come|go)\s+into\s+${theirs}\s+\w+\s+and\s+(?:take|help|grab|empty)|(?:get|climb|come)\s+(?:in\s+)?(?:through|over)\s+(?:the|${theirs})\s+(?:\w+\s+)?(?:windows?|wall|fence|roof|gate)\s+and\s+(?:take|get|help|grab|fetch))(?!\w)${lawful}`,
  pattern`${iWill}${few}(?:take|seize|steal(?:\s+back)?|nick|swipe|grab|snatch|help\s+(?:myself|ourselves)\s+to)\s+(?:${theirs}\s+(?:[\w'-]+\s+){0,2}?${goods}|(?:it|every\s+penny|(?:my|the)\s+(?:money|cash)|what\s+[^.!?]{1,20})\s+(?:out\s+of|from)\s+${theirs}\s+(?:\w+\s+)?${shedsAndTills}|(?:what(?:ever)?|anything|something)\s+[^.!?]{0,15}\bin\s+${theirs})(?![\w'])(?!\s+(?:to|back)\b)${lawful}`,
  pattern`${iWill}${few}(?:(?:keep|hold)\s+${theirs}\s+(?:\w+\s+)?(?:dogs?|cats?|pets?|pony|horse|kids?|children)\s+(?:until|till|unless|hostage)|hold\s+[^.!?]{1,30}\s(?:hostage|to\s+ransom)|(?:sign\s+${whom}\s+up\s+(?:for|to)|(?:order|buy|take\s+out|book)\s+[^.!?]{1,40}\sin\s+your\s+name))(?!\w)`,
  pattern`\bbailiffs?\b[^.!?]{0,40}\bwithout\s+(?:a\s+|any\s+|going\s+to\s+|the\s+)?(?:court|judge|judgment|order|warrant)\b(?<!\b(?:cannot|can't|not)\b[^.!?]{0,80})`,
];

/** The same, but the claimant may have a right to it: a car left on their land, goods in their store. */
export const claimantsMayAct: readonly RegExp[] = [
  pattern`${iWill}${few}(?:get|have)\s+${theirs}\s+(?:\w+\s+)?(?:page|site|website|listing|account|shop)\s+(?:taken\s+down|banned|removed|suspended|deleted|blocked)\b`,
  pattern`${iWill}${few}(?:tow|clamp|sell|crush|scrap|impound)(?:\s+away)?\s+${theirs}\s+(?:\w+\s+)?${belongings}${lawful}`,
];
