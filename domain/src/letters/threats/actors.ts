import { end, errand, friends, pattern, start, theirs, whom } from './vocabulary.ts';

/** Groups that act for the claimant. */
const crew = `(?:(?:the|my|our|some|two|three|four|a\\s+few|a\\s+couple\\s+of)\\s+(?:\\w+\\s+)?(?:${friends}|blokes|fellas|men|guys|friends|family)(?:\\s+(?:(?:i|we)\\s+(?:know|hired|paid)|of\\s+(?:mine|ours)))?)`;
/** A person by name or kinship. Any word may be a name, so the patterns add only acts that people do. */
const someone = String.raw`(?:our\s+\w{2,15}|my\s+(?:\w+\s+)?\w{2,15}|${start}(?!(?:this|that|there|these|those|which|what|who|when|where|water|rain|damp|frost|wind|ice|tree|branches|work|everything|nothing|anything|nobody|court|judge|bailiffs)\b)[a-z]{3,12}(?:\s+and\s+(?:the\s+)?[a-z]{2,12})?|he|she|they|some(?:one|body)|people|(?:the|a)\s+(?:man|bloke|fella|guy|lad)(?:\s+(?:i|i've|we)\s+(?:know|hired|paid|have\s+\w+))?)`;
const actor = `(?:${crew}|${someone})`;
const will = String.raw`(?:\s+(?:will|shall|may|might|could|would(?!\s+(?:love|like))|(?:is|are)\s+(?:going\s+to|gonna|about\s+to|ready\s+to|happy\s+to|prepared\s+to))|'ll|'s\s+(?:going\s+to|gonna)|'re\s+(?:going\s+to|gonna)|\s+gonna|\s+would\s+(?:love|like)\s+to)`;
const few = String.raw`(?:\s+(?:just|all|also|both|happily|gladly|soon|then|be|have\s+to)){0,2}\s+`;
const round = String.raw`(?:(?:come|go|pop|drive|swing|be|turn\s+up|call)(?:ing)?\s+(?:a?round|over|down|by|up|in|there)(?:\s+(?:there|yours|tonight|tomorrow|on\s+\w+|one\s+\w+|with\s+\w+)){0,2}\s+(?:and|to)\s+)`;
const wreck =
  '(?:smash|torch|brick|trash|wreck|vandali[sz]e|slash|burn|petrol\\s+bomb|kick|put|cave|key)(?:\\s+(?:in|up|down|out))?';
const parts =
  '(?:windows?|doors?|car|van|shop|house|home|place|showroom|workshop|office|tyres|head|face|teeth|legs|arms|kneecaps|jaw|gates?)';
const hurt =
  '(?:break|smash|hurt|injure|batter|kill|murder|stab|shoot|punch|slap|kick|thump|cripple|slash|strangle|beat(?:\\s+up)?|sort\\s+out)';

/** Ruined on purpose: these words are not used of damp, frost and bad work. */
const ruined = String.raw`(?:torched|slashed|keyed|bricked|trashed|vandali[sz]ed|petrol[-\s]bombed|graffitied|smashed(?:\s+(?:up|in))?|kicked\s+in|put\s+(?:in|through|out)|burn(?:t|ed)\s+(?:out|down)|turned\s+over|done\s+(?:in|over)|robbed|in\s+flames|on\s+fire)`;
const things =
  '(?:shops?|house|home|place|business|workshop|showroom|office|yard|vans?|cars?|motor|truck|windows?|doors?|tyres|premises|garage|restaurant|salon|stall|unit)';
const may = String.raw`(?:\s+(?:will|shall|might|may|could|is\s+going\s+to|are\s+going\s+to|gonna)(?:\s+(?:just|well|very\s+well|easily|soon|also))*|'ll)`;
const byNature = String.raw`(?![^.!?]{0,30}\b(?:by\s+(?:the|a)|because|due|wind|storm|wiring)\b)`;
const money = String.raw`(?:if|unless|until)\b[^.!?]{0,40}\b(?:pay|paid|money|drags|settled?)\b`;

/** Acts of others on the claimant's side, and acts without a named actor. */
export const actors: readonly RegExp[] = [
  pattern`\b${actor}${will}${few}${round}(?:${hurt}|${wreck}|sort|deal\s+with|do|have|get|see\s+to)\s+(?:${whom}|${theirs}|the\s+(?:\w+\s+)?${parts}|everything)(?![\w'])`,
  pattern`\b${actor}${will}${few}(?:${hurt}|${wreck})\s+(?:your|ur)\s+(?:\w+\s+)?${parts}\b(?!\s+(?:out\s+)?(?:with|for)\b)`,
  pattern`\b${actor}${will}${few}(?:${hurt}|do\s+(?:you|u)\s+(?:in|over)|sort\s+(?:you|u)\s+out|deal\s+with\s+(?:you|u))\s*(?<=\b(?:you|u|in|over|out))${end}`,
  pattern`\b${actor}${will}${few}(?:break|kick|smash|hurt|batter|kill|stab|beat|punch|slap)\s+(?:you|u)\b(?:\s+up|\s+down|\s+in)?${end}`,
  pattern`\b${actor}${will}${few}(?:put|throw|chuck|lob)\s+(?:a|the)\s+(?:brick|bottle|stone|rock|hammer|firework|petrol\s+bomb)\s+(?:through|at|into)\s+(?:${theirs}|the|that|${whom})(?![\w'])`,
  pattern`\b${crew}${will}${few}(?:come|pop|drop|drive|call|be)\s+(?:by|a?round|over|in|down)\b[^.!?]{0,20}?\bto\s+(?:have\s+a\s+(?:\w+\s+)?(?:word|chat|talk)|talk|see|meet|speak|explain)\s+(?:to\s+|with\s+|things\s+to\s+)?${whom}(?!\w)`,
  pattern`\b${crew}${will}${few}(?:do|see\s+to|sort(?:\s+out)?|visit(?:ing)?|pay(?:ing)?|call(?:ing)?\s+(?:up)?on|look(?:ing)?\s+for)\s+(?:${whom}|${theirs}\s+(?:van|car|windows?|house|shop|place|legs|kneecaps|premises|showroom|office))${end}`,
  pattern`\b${actor}${will}${few}(?:pay(?:ing)?|give|giving)\s+(?:${whom}|${theirs}\s+\w+)\s+a\s+(?:\w+\s+)?(?:visit|hiding|kicking|slap|seeing\s+to|going\s+over)\b${errand}`,
  pattern`\b${actor}${will}${few}drag(?:ging)?\s+(?:you|u)\s+(?:out|from)\b`,
  pattern`\b(?:${crew}|my\s+(?:brothers?|cousins?|dad|father|uncles?|sons?|husband))\s+(?:is|are)\s+(?:itching|dying|desperate|queuing\s+up|lining\s+up|longing)\s+to\s+(?:meet|see|get|visit|have|find|speak|talk)\b`,
  pattern`\b(?:instructed|hired|paid|got|asked|sent|found|have|know)\s+${crew}\b[^.!?]{0,20}?\b(?:to|who|that)\s+(?:will\s+|can\s+)?(?:collect|visit|come|call|see|sort|persuade|deal|pay)(?:${end}|\s+(?:${whom}|my\s+money|the\s+(?:debt|money)|a?round${end}|on\s+you|with\s+(?:${whom}|people))(?![\w']))${errand}`,
  pattern`\b(?:bricks?|bottles?|petrol\s+bombs?|stones?|rocks?|fireworks?|bullets?|fists?)${may}\s+(?:\w+\s+)?(?:come|go|fly|be|end\s+up|find\s+(?:its|their)\s+way|land|get)\s+(?:\w+\s+)?(?:through|into|at|in)\s+(?:${theirs}|that)\s+(?:\w+\s+)?(?:${things}|face|head)\b`,
  pattern`\b${theirs}\s+(?:[\w'-]+\s+){0,2}?${things}${may}\s+(?:get|be|end\s+up|go)\s+(?:\w+\s+)?${ruined}${byNature}`,
  pattern`\b${theirs}\s+(?:[\w'-]+\s+){0,2}?${things}${may}\s+go\s+up\s+in\s+(?:smoke|flames)\b${byNature}`,
  pattern`\b${theirs}\s+(?:[\w'-]+\s+){0,2}?${things}${may}\s+(?:catch\s+fire|go\s+up\s+in\s+(?:smoke|flames)|burn(?:\s+down)?|go\s+missing|disappear|have\s+an\s+accident)(?:\s+(?:one|some|any|in\s+the)\s+(?:(?:of\s+these|dark)\s+)?(?:nights?|days?|mornings?)\b|\s+${money})`,
  pattern`\b(?:hate|shame|pity|surprised?)\s+(?:for|to\s+(?:see|find|hear)|if|it\s+if)\s+(?:you\s+\w+\s+(?:\w+\s+){0,3})?${theirs}\s+(?:[\w'-]+\s+){0,2}?(?:${things}|legs?|arms?|face)\s+(?:(?:to\s+)?(?:get|be|got|is|are|was|were|been)\s+)?(?:${ruined}|broken|gone|hurt)\b`,
  pattern`\b(?:surprised?|will|might|may|could)\b[^.!?]{0,20}\b(?:wake\s+up|come\s+(?:home|out|back|down))\s+(?:to|and\s+(?:find|see))\s+(?:${theirs}|the)\s+(?:[\w'-]+\s+){0,2}?${things}\s+(?:\w+\s+)?(?:${ruined}|gone|missing)\b`,
];
