import { actors } from './actors.ts';
import { belongingsAtRisk } from './belongings-at-risk.ts';
import { bodyAndWeapons } from './body-and-weapons.ts';
import { cruelty } from './cruelty.ts';
import { curses } from './curses.ts';
import { fates } from './fates.ts';
import { hints } from './hints.ts';
import { idiomsOfHarm } from './idioms-of-harm.ts';
import { menaces } from './menaces.ts';
import { veiled } from './veiled.ts';
import { visits } from './visits.ts';
import { end, errand, few, friends, iWill, kin, pattern, role, theirs, who, whom } from './vocabulary.ts';

const hurt =
  '(?:break|brake|smash|hurt|harm|injure|batter|kill|k!ll|murder|stab|burn|torch|shoot|attack|assault|punch|slap|kick|thump|cripple|maim|slash|trash|wreck|vandali[sz]e|strangle|choke|drown|knife|clobber|petrol[-\\s]?bomb|fire\\s?bomb|hit)';
/** Harmless with a thing, and seldom meant well with a person and nothing after it. */
const deal = String.raw`(?:sort|finish(?!\s+them\s+(?:myself|ourselves))|deck|bury|beat|crush|destroy|ruin|knock|deal\s+with|come\s+(?:after|for|looking\s+for)|go\s+after|hunt|find)`;
const things =
  '(?:legs?|arms?|fingers|bones|neck|face|nose|teeth|jaw|head|kneecaps|house|home|flat|car|van|bike|truck|caravan|garage|shed|shop|showroom|workshop|yard|office|windows?|door|garden|gates?|tyres)';
const home = '(?:house|home|doorstep|door|flat|address|work|workplace)';

/** Acts of the claimant's own, or of their people. */
const acts: readonly RegExp[] = [
  // I will break his legs; ill smash ur face in.
  pattern`${iWill}${few}${hurt}\s+(?:every\s+|all\s+|both\s+|each\s+)?${theirs}\s+(?:\w+\s+)?${things}\b`,
  pattern`${iWill}${few}${hurt}\s+(?:${whom}|${role})\b(?!\s+(?:with|on|up\s+on)\b)(?!'s\b|'\s+\w)`,
  pattern`${iWill}${few}${hurt}\s+(?:yours|his|hers|theirs)${end}`,
  pattern`${iWill}${few}${hurt}\s+(?:every|each|all|both|one)\s+(?:\w+\s+)?of\s+(?:yours|his|hers|theirs)\b`,
  pattern`${iWill}${few}${hurt}\s+(?:his|hers|theirs)\s+first\b`,
  pattern`\b(?:if\s+(?:i|we)\s+(?:have|need)\s+to|(?:i|we)(?:'d|\s+would))\s+${hurt}\s+${theirs}\s+(?:\w+\s+)?${things}\b`,
  pattern`${iWill}${few}${deal}\s+${whom}(?:\s+(?:out|off|up|down|myself|ourselves|good|properly|one\s+day))*${end}`,
  pattern`${iWill}${few}(?:burn|torch|smash|wreck|slash|trash|key|scratch|egg)(?:\s+[\w'-]{1,15}){0,4}?\s+${theirs}\s+(?:\w+\s+)?${things}\b`,
  pattern`${iWill}${few}(?:do|hit)\s+${whom}\s+(?:in|over|hard|where\s+it\s+hurts)\b`,
  pattern`${iWill}${few}(?:knock\s+${whom}\s+out|teach\s+${whom}\s+a\s+(?:\w+\s+)?lesson|(?:pay|be\s+paying|paying|give)\s+${whom}\s+(?:\w+\s+)?a\s+(?:little\s+|good\s+)?(?:visit|hiding|kicking|beating|slap)|have\s+${theirs}\s+kneecaps|let\s+${theirs}\s+tyres\s+down|(?:set|let|release)\s+(?:my|the|our)\s+dogs?\s+(?:loose\s+)?on\s+${whom})\b`,
  pattern`${iWill}${few}(?:come|go|turn\s+up|show\s+up|be|wait|camp)(?:ing)?(?:\s+(?:round|over|back|up|waiting|sitting|standing|there)){0,2}\s+(?:to|at|outside|by|on|round)\s+(?:to\s+|at\s+)?${theirs}\s+(?:\w+\s+)?${home}\b${errand}(?![^.!?]{0,60}\bas\s+(?:we\s+)?(?:agreed|arranged)\b)`,
  pattern`${iWill}\s+(?:come|coming)\s+(?:for\s+${whom}${end}|(?:a)?round\s+(?:yours|his|hers|theirs)\b)`,
  pattern`${iWill}${few}(?:send|sending|bring|bringing)\s+(?:(?:the|my|some|a\s+few|a\s+couple\s+of|two|three)\s+(?:of\s+)?(?:my\s+)?)?(?:${friends}|friends|(?:someone|somebody|people|men|guys)\s+(?:round|over|to\s+${theirs}))\b${errand}`,
  pattern`${iWill}${few}(?:take|seize|steal|grab)\s+${theirs}\s+(?:\w+\s+)?(?:car|van|truck|bike|tools?|stuff|phone|laptop|goods|things|belongings)\b`,
  pattern`\b(?:my|our)\s+${friends}\s+(?:will\s+|to\s+)?(?:visit|deal\s+with|sort|come\s+(?:round|over|for))\s*${whom}?\b`,
  pattern`${iWill}${few}make\s+${theirs}\s+(?:life|lives)\s+(?:\w+\s+){0,2}?(?:hell|misery|miserable|unbearable)\b`,
  pattern`\b(?:would\s+)?(?:love|like|hope)\s+to\s+see\s+${whom}\s+(?:burn|suffer|die|hurt|bleed)\b`,
  pattern`${iWill}${few}(?:put|throw|chuck|lob)\s+(?:a|the|his|your|their)\s+(?:brick|bottle|stone|rock|hammer|windows?)\s+through\b`,
  pattern`${iWill}${few}(?:set\s+(?:fire|light)\s+to|(?:burn|smash|wreck|trash)(?:\s+(?:up|down|in))?\s+(?:the|that)\s+(?:shop|place|office|house|van|car|garage|store))\b`,
  pattern`(?:${iWill}|\b(?:i'?m|i\s+am|is|are)\s+coming\b)[^.!?]{0,80}\bwith\b[^.!?]{0,20}\b(?:baseball\s+bat|bat|knife|shotgun|gun|machete|crowbar|petrol|hammer|axe|spanner|matches)\b`,
  pattern`\b(?:my|our)\s+(?:${friends}|${kin})\b[^.!?]{0,40}?\bcoming\s+(?:(?:a?round|over)\b|(?:to\s+(?:see|get|find|visit)|for|after)\s+${whom})${errand}`,
  pattern`${iWill}${few}come\s+(?:a?round|over)\s+and\s+(?:take|grab|seize)\s+(?:the|your|ur|his|her|their|what)`,
  pattern`\bmy\s+(?:(?!\byou\b)[^.!?]){1,40}?(?:\s+will|'ll|\s+is\s+going\s+to)\s+(?:sort\s+${whom}\s+out|(?:hurt|break|batter)\s+(?:${whom}|${theirs}))\b`,
  pattern`${iWill}${few}visit(?:ing)?\s+(?:${whom}|${role})\s+at\s+(?:home|work|night)\b`,
  pattern`${iWill}\s+(?:have|get)\s+${whom}${end}`,
  pattern`${iWill}${few}find\s+(?:out\s+)?where\s+${who}\s+(?:lives?|works?)\b`,
  pattern`${iWill}${few}make\s+(?:${whom}|${role})\s+(?:suffer|sorry|regret|pay\s+(?:dearly|in\s+ways|for\s+(?:this|it|what)))\b`,
];

export const harm: readonly RegExp[] = [
  ...acts,
  ...actors,
  ...belongingsAtRisk,
  ...bodyAndWeapons,
  ...cruelty,
  ...curses,
  ...fates,
  ...hints,
  ...idiomsOfHarm,
  ...menaces,
  ...veiled,
  ...visits,
];
