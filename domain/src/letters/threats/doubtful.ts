import { claimantsMayAct } from './belongings-at-risk.ts';
import { cautions } from './cautions.ts';
import { secrets } from './for-payment.ts';
import { grimHints } from './idioms-of-harm.ts';
import { office } from './offices.ts';
import { arranged, circle, few, iWill, kin, pattern, start, theirs, whom, willBe } from './vocabulary.ts';
import { otherWays, withinReach } from './within-reach.ts';

const sentenceEnd = String.raw`(?=\s*[.!?"'\n])`;
const notCourt = String.raw`(?![^.!?]{0,60}\b(?:courts?|tribunal|ombudsman|mediation)\b)`;

/** Words that can be a threat or harmless: who you know, what happens in the end. */
const hinted: readonly RegExp[] = [
  pattern`\b(?:i|we)\s+know\s+(?:(?:all\s+)?the\s+right\s+people|a\s+few\s+people|some\s+people)${sentenceEnd}`,
  pattern`\b(?:i|we)\s+know\s+people\s+who\s+owe\s+(?:me|us)\b`,
  pattern`\baccidents\s+(?:can|could|might|will)\s+happen${sentenceEnd}`,
  pattern`\bwhat\s+goes\s+a?round\s+comes\s+a?round\b`,
  pattern`\bkarma(?:'ll|\s+(?:will|gets?|catches|comes|is\s+coming))\b`,
  pattern`\b${theirs}\s+(?:day|time|turn)\s+(?:will|is\s+going\s+to)\s+come\b${notCourt}`,
  pattern`\b(?:you|u)${willBe}\s+get\s+yours${sentenceEnd}`,
  pattern`\b(?:you|u|he|they)(?:\s+will\s+not|\s+won't|(?:'re|'s|\s+are|\s+is)\s+not\s+going\s+to)\s+(?:be\s+)?get(?:ting)?\s+away\s+with\s+(?:this|it|that)\b(?<!\bcourts?\b[^.!?]{0,60})${notCourt}`,
  pattern`${start}this\s+(?:isn't|is\s+not|is\s+far\s+from)\s+over${sentenceEnd}`,
  pattern`\b(?:consider\s+yourself|you(?:'ve|\s+have)\s+been)\s+warned(?=\s*[.,!?"\n])`,
  pattern`(?:${start}(?:don't|do\s+not)|\byou\s+(?:can't|cannot))\s+say\s+(?:that\s+)?(?:i|we)\s+(?:didn't|did\s+not)\s+warn\s+(?:you|u)${sentenceEnd}`,
  pattern`\b(?:i|we)\s+(?:won't|will\s+not)\s+(?:ask|say\s+it|tell\s+you|be\s+asking)\s+(?:you\s+)?(?:(?:so\s+)?nicely\s+)?(?:again|twice|next\s+time)${sentenceEnd}`,
  pattern`\b(?:you|u)${willBe}\s+(?:find\s+out|see|learn)\s+(?:who|what\s+(?:kind|sort)\s+of\s+(?:man|woman|person|people))\s+(?:i\s+am|i'm|we\s+are)${sentenceEnd}`,
  pattern`\b(?:i|we)(?:'ve|\s+have)(?:\s+got)?\s+(?:my|our|other|certain)\s+(?:own\s+)?(?:ways|methods|means)(?:(?=\s*[.!?"\n])|\s+(?:of|to)\s+(?:mak|get|collect|persuad|hurt|harm|punish)(?:e|ing|ting)?\s+(?:${whom}|people|paid|my\s+money|what)(?![\w']))${notCourt}`,
  pattern`\b(?:i|we)(?:'ve|\s+have)(?:\s+got)?\s+(?:nothing|little)\s+(?:left\s+|more\s+)?to\s+lose(?=\s*[.!?"\n])`,
  pattern`\b(?:i|we)\s+(?:never|don't|do\s+not)\s+forget\s+(?:a\s+face|a\s+debt|people\s+who|and\s+(?:i|we)\s+(?:never|don't|do\s+not)\s+forgive)\b`,
  pattern`\bwhere\s+(?:i|we)(?:'m|'re|\s+am|\s+are|\s+come|\s+grew)\s+(?:from|up)\b,?\s+(?:we|people|they|thieves|men)\b[^.!?]{0,20}?\b(?:deal\s+with|sort|settle|handle|have\s+(?:other|our\s+own)\s+ways)\b`,
  pattern`\b${theirs}\s+luck\s+(?:will|is\s+about\s+to|is\s+going\s+to|is)\s+run(?:ning)?\s+out\b`,
  pattern`\b(?:shame|pity)\s+to\s+lose\s+(?:it|them|${theirs})(?![\w'])`,
  pattern`\b(?:things|shops|vans|cars|houses)\s+(?:like\s+(?:this|that|yours)\s+)?have\s+a\s+(?:habit|way)\s+of\s+(?:going\s+(?:wrong|missing|up)|catching\s+fire|burning|breaking|disappearing)\b`,
  pattern`\b${theirs}\s+(?:\w+\s+)?(?:shop|house|home|van|car|workshop|office|place)\s+(?:is|looks|would\s+be)\s+(?:\w+\s+)?easy\s+to\s+(?:break\s+into|burn|get\s+into)\b`,
  pattern`${start}i\s+hope\s+(?:that\s+)?you(?:'ve|\s+have)(?:\s+got)?\s+(?:good\s+)?(?:home\s+|house\s+)?insurance${sentenceEnd}`,
];

/** The reader's people, a visit, an acquaintance in office, an audience: each may be a plain fact. */
const mentioned: readonly RegExp[] = [
  pattern`${start}(?:please\s+)?(?:think\s+(?:about|of)|remember|consider|look\s+after|take\s+care\s+of)\s+(?:your|ur|that)\s+(?:\w+\s+)?(?:family|families|kids?|children|wife|husband|daughters?|sons?|little\s+ones?)\b`,
  pattern`\bkeep\s+(?:your|ur|that)\s+(?:\w+\s+)?(?:family|kids?|children|wife|husband|daughters?|sons?)\s+(?:safe|indoors|inside|close|in\s+sight)\b`,
  pattern`\b(?:i|we)(?:'ve|\s+have)?\s+(?:seen|saw|watched|passed)\s+${theirs}\s+(?:\w+\s+)?${kin}\b[^.!?]{0,20}\b(?:school|nursery|bus\s+stop|playing\s+out|walk(?:ing|s)?\s+home)\b`,
  pattern`${start}mind\s+how\s+you\s+go\b`,
  pattern`${iWill}${few}come\s+(?:down\s+|there\s+)?(?:and|to)\s+(?:get|take|collect|fetch)\s+(?:(?:it|them|my\s+money|the\s+money|my\s+cash)\s+(?:all\s+|back\s+)?(?:myself|ourselves|in\s+person|personally)|what(?:'s|\s+is)\s+(?:mine|ours)${sentenceEnd})(?![\w'])${arranged}`,
  pattern`\b(?:i|we)(?:'ve|\s+have)(?:\s+got)?\s+(?:(?:some|a\s+few|good|many|a|close)\s+){0,2}(?:friends?|family|mates?|contacts?|connections?|relatives?|people|cousins?|brothers?|uncles?)\s+(?:in|at|on|with)\s+(?:the\s+)?(?:${office}|force|high\s+places|low\s+places|the\s+right\s+places|right\s+places)\b(?!,?\s+and\s+(?:they|he|she)\b)(?!,?\s+(?:who|whom|that)\b)`,
  pattern`\bmy\s+\w+\s+(?:is\s+(?:in|with)|works\s+(?:for|at|in)|is\s+a)\s+(?:the\s+)?(?:${office}|police(?:man|woman|\s+officer)|copper|cop|detective|tax\s+inspector)\b,?\s+so\s+(?:you|think|be|watch|don't|do\s+not|he|she|they)\b`,
  pattern`\b(?:the\s+)?${office}\s+would\s+(?:\w+\s+)?love\s+(?:this|these|it|that|to\s+(?:see|read|have)\s+(?:this|these|it|your))\b`,
  pattern`\b(?:i|we)\s+(?:wouldn't|would\s+not|don't|do\s+not)\s+want\s+(?:your|ur)\s+(?:${circle}|clients|neighbours)\s+to\s+(?:hear|know|find\s+out|see|read|learn)\b`,
  pattern`\b(?:i|we)(?:'ve|\s+have)(?:\s+got)?\s+(?:a\s+(?:big|large|huge)\s+following|(?:[\d,]{1,12}|many|lots\s+of|a\s+lot\s+of|thousands\s+of)\s+followers)(?:\s+(?:online|on\s+\w+))?(?=\s*[.!"\n]|\s+who\s+(?:read|trust|listen|see)\b)`,
  pattern`(?<!\b(?:my|our)\s)\breputations?\s+(?:is|are)\s+(?:everything|fragile|a\s+fragile\s+thing|(?:easily|quickly)\s+(?:lost|ruined|damaged))\b`,
  pattern`${start}people\s+talk${sentenceEnd}`,
  pattern`\bword\s+(?:gets|travels|spreads)\s+(?:a?round|fast|quickly)\b`,
];

/** Admiring, asking about or passing by the reader's family or property hints that they can be reached. */
const watched: readonly RegExp[] = [
  pattern`${start}(?:such\s+)?(?:a\s+)?(?:nice|lovely|pretty|beautiful|sweet)\s+(?:little\s+)?(?:${kin}|shop|house|home|place|van|car|business)\s+you(?:'ve\s+got|\s+have(?:\s+got)?)(?:\s+(?:there|here))?${sentenceEnd}`,
  pattern`${start}how(?:'s|\s+is|\s+are)\s+(?:your|ur)\s+(?:${kin})(?:\s+(?:doing|keeping|these\s+days))?${sentenceEnd}`,
  pattern`\bi(?:'m|\s+am|\s+drive|\s+walk)\s+(?:past|by|outside)\s+(?:your|ur|his|her|their)\s+(?:house|home|place|flat)\s+(?:(?:every|most|all)\s+(?:day|night|morning|evening)s?|(?:right\s+)?now|tonight)${sentenceEnd}`,
  pattern`\b(?:i|we)\s+(?:own|keep)\s+(?:a|my|our)\s+(?:shotgun|gun|rifle|machete|crossbow)${sentenceEnd}`,
  pattern`${start}(?:i|we)(?:'ve|\s+have)(?:\s+got)?\s+connections${sentenceEnd}`,
  pattern`${start}sleep\s+(?:well|tight)(?:\s+while\s+you\s+can)?${sentenceEnd}`,
];

/** What a reader may take for a threat, and what an honest claimant may write: the claimant decides. */
export const doubtful: readonly RegExp[] = [
  ...hinted,
  ...mentioned,
  ...watched,
  ...withinReach,
  ...otherWays,
  ...secrets,
  ...claimantsMayAct,
  ...cautions,
  ...grimHints,
];
