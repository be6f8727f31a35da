import {
  end,
  few,
  iWill,
  kin,
  pattern,
  sentencePause,
  start,
  theirs,
  who,
  whom,
  willBe,
} from './vocabulary.ts';

const body =
  '(?:teeth|lights|heads?|faces?|jaws?|skulls?|ribs?|nose|bones?|knees?|kneecaps?|legs?|arms?|fingers?|hands?|throat|neck|eyes?|guts|brains?|spine|knuckles|body|limbs?)';
/** What is done to a body in anger. Harmless words ("put", "pull", "twist") stay out. */
const wound =
  '(?:knock|kick|punch|smash|stamp|stomp|break|split|crack|cave|bash|stove|rip|tear|cut|slice|boot|batter|rearrange|shatter|fracture|bust|crush|mangle|blow)(?:ing)?';
const weapon =
  '(?:spanner|wrench|hammer|sledgehammer|crowbar|bat|bar|pipe|machete|bullets?|knife|blade|sword|gun|shotgun|pistol|rifle|chain|bricks?|petrol|acid|axe|hatchet|screwdriver|bottle|cue|boot|fists?|matches)';
/** Said of one person only: tiles are cut, and "them" may be tiles. */
const person = '(?:you|u|him|□[□ ]{0,80})';
const ruined =
  '(?:crutches|plaster|traction|a\\s+(?:wheelchair|coffin|body\\s?bag|box|hearse|cast|heap|coma|pool\\s+of\\s+(?:\\w+\\s+){0,2}blood)|intensive\\s+care|a\\s+&\\s+e|(?:a|the)\\s+(?:hospital\\s+bed|morgue|mortuary|boot|ground|gutter))';

/** Bodies and weapons, and how the other side will end. */
export const bodyAndWeapons: readonly RegExp[] = [
  pattern`${iWill}${few}${wound}\s+(?:(?:on|in|off|out|up|open)\s+)?(?:(?:every|each|all|both)\s+(?:\w+\s+){0,3}?(?:in|of)\s+|every\s+|all\s+|both\s+)?${theirs}\s+(?:[\w*]+\s+){0,2}?${body}\b`,
  pattern`${iWill}${few}(?:wrap|put|stick|shove|ram|drive|bury|swing|smash|crack|break|plant|take|use)\s+(?:a|an|the|my|this|that)\s+(?:[\w-]+\s+){0,2}?${weapon}\s+(?:a?round|through|into|in|over|across|to|on|at|up)\s+(?:${theirs}|${person})(?![\w'])`,
  pattern`${iWill}${few}(?:put|ram|smash|shove|bang|stick|slam)\s+(?:your|ur|his|□[□ ]{0,80}'s)\s+(?:\w+\s+)?(?:head|face|hands?|arms?|fingers?)\s+(?:through|into|under|in|down|against)\b`,
  pattern`${start}(?:kick|smash|punch|cave|knock|stove|beat|bash)\s+(?:your|ur)\s+(?:\w+\s+)?(?:head|face|teeth|skull)\s+(?:in|off|out)\b`,
  pattern`${iWill}${few}(?:make\s+(?:sure|certain)|see\s+to\s+it|ensure)\s+(?:that\s+)?${who}\s+(?:never|won't|will\s+not|(?:will\s+)?never\s+be\s+able\s+to)\s+(?:walk|talk|eat|chew|drive|lift|hold|see|smile|stand|breathe|use)\b`,
  pattern`\b${who}${willBe}\s+be\s+(?:drinking|sucking|fed|feeding)\s+(?:\w+\s+){0,3}?through\s+a\s+(?:straw|tube)\b`,
  pattern`\b${weapon}\b[^.!?]{0,20}\bwith\s+${theirs}\s+name\s+on\b`,
  pattern`${iWill}${few}(?:cut|chin|lamp|deck|glass|shank|carve|bray|kneecap|waste|end|gut|maul|bash|flatten|whack|wallop|leather|bury|headbutt|throttle|butcher|execute|finish)(?:\s+(?:up|open))?\s+${person}(?:\s+(?:up|open|good|off|for\s+good|properly))?${end}`,
  pattern`${iWill}${few}(?:rip|tear|pull)\s+${whom}\s+(?:limb\s+from\s+limb|apart|to\s+(?:pieces|shreds|bits))\b`,
  pattern`${iWill}${few}drag(?:ging)?\s+${whom}\s+(?:out\s+of|from)\s+(?:bed|${theirs})(?![\w'])`,
  pattern`${iWill}${few}(?:leave|put|see|have)\s+${whom}\s+(?:on|in|into|lying\s+in)\s+${ruined}\b`,
  pattern`\b(?:you|u|□[□ ]{0,80})(?:${willBe}|\s+(?:might|may|could))\s+(?:\w+\s+)?(?:be|end\s+up|wake\s+up|finish\s+up|leave|land)\s+(?:on|in)\s+${ruined}\b`,
  pattern`\b(?:make|leave)\s+(?:${theirs}\s+(?:wife|missus|husband)|her|him)\s+a\s+widow(?:er)?\b`,
  pattern`\b${theirs}\s+(?:wife|missus)${willBe}\s+be\s+a\s+widow\b`,
  pattern`\b${theirs}\s+(?:kids|children|sons?|daughters?)${willBe}\s+(?:\w+\s+){0,3}?(?:orphans?|fatherless|motherless|without\s+a\s+(?:dad|father|mum|mother))\b`,
  pattern`\b${theirs}\s+${kin}\s+(?:looks?|suits?)\s+(?:\w+\s+)?(?:in\s+)?black${sentencePause}`,
  pattern`\b(?:pick|choose|book|plan|arrange|order)\s+${theirs}\s+(?:own\s+)?(?:coffin|hymns|funeral|headstone|plot)\b`,
  pattern`\b(?:pick|collect|gather|spit|swallow|count)(?:ing)?\s+(?:up\s+|out\s+)?${theirs}\s+(?:\w+\s+)?teeth\b(?!\s+(?:braces|moulds?)\b)`,
  pattern`\b(?:wait|just\s+wait|wait\s+and\s+see)\s+(?:till|until)\s+(?:i|we|my\s+\w+|the\s+lads)\s+(?:gets?|catch(?:es)?|finds?|lays?|see)\s+(?:(?:my|our|his|their)\s+)?(?:hands\s+on\s+)?${person}${end}`,
  pattern`\b(?:${who}|${theirs}\s+${kin})(?:${willBe}|'re|'s|\s+(?:is|are))\s+(?:a\s+)?dead\s+(?:man|men|woman|meat)\b`,
  pattern`\bor\s+(?:${who}|ur|you're|u're|you\s+are|u\s+r|he's|he\s+is|she's|they're)\s+(?:all\s+)?dead${end}`,
  pattern`\b(?:take|have|get|beat|cut|carve)\s+(?:it|that|this|the\s+money|my\s+money|what\s+\w+\s+owes?)\s+out\s+of\s+${theirs}\s+(?:hide|skin|flesh)\b`,
  pattern`\b(?:${who}${willBe}|or)\s+(?:\w+\s+){0,2}?(?:get|be)\s+(?:carved|cut|beaten|battered|shot|stabbed|sliced|chopped|knifed|shanked|leathered|filled)(?:\s+(?:up|in|to\s+pieces))?${end}`,
];
