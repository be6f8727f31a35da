import {
  end,
  errand,
  few,
  forMoney,
  friends,
  iWill,
  me,
  pattern,
  sentencePause,
  theirs,
  who,
  whom,
  willBe,
} from './vocabulary.ts';

const premises =
  '(?:shop|store|place|office|showroom|workshop|yard|salon|premises|restaurant|caf[eé]|bar|pub|studio|warehouse)';
const wreck = '(?:smash|torch|brick|trash|wreck|vandali[sz]e|slash|destroy)';
const parts = '(?:windows?|doors?|tables?|tills?|mirrors?|shelves|signs?|vans?|cars?|machines?|everything)';
const owed = String.raw`(?:(?:the|my|our|this|that)\s+(?:\w+\s+)?(?:money|cash|debt|payment)|what\s+(?:i'?m|i\s+am|we'?re|we\s+are|(?:you|he|she|they|□[□ ]{0,80})\s+owes?|is\s+(?:owed|due|mine|ours)))`;
const agreed = String.raw`(?![^.!?]{0,60}\b(?:agreed|arranged|suits?|court|bailiffs?|offered)\b)`;
/** Abstract objects of "take", such as an offer or a claim: nothing is taken away. */
const untouchable = String.raw`(?:offer|word|advice|claim|case|silence|answer|reply|decision|refusal|failure|lack)\b`;
const byRight = String.raw`(?![^.!?]{0,25}\b(?:court|tribunal|ombudsman|mediation|arbitration|as|into\s+account|further)\b)`;

/** To come in person for the money, the other side or what is theirs. What a court's bailiffs may do is a fact. */
export const visits: readonly RegExp[] = [
  // "Every window in that shop", "the windows of your showroom".
  pattern`${iWill}${few}${wreck}\s+(?:up\s+)?(?:every|all|each|both|the|those)\s+(?:[\w-]+\s+){0,3}?(?:in|of|at|on|outside)\s+(?:(?:that|this|the)\s+${premises}|(?:that|${theirs})\s+(?:\w+\s+)?(?:house|home|flat|street|${premises}))\b`,
  pattern`${iWill}${few}${wreck}\s+(?:up\s+)?(?:the|that|this)\s+(?:\w+\s+)?(?:${premises}|windows)\b`,
  ...forMoney(
    String.raw`${wreck}\s+(?:up\s+)?(?:(?:every|all|each|the|that|this|those)\s+|${theirs}\s+)(?:\w+\s+)?(?:${parts}|${premises})\b`,
  ),
  pattern`\b(?:${me}|(?:the|my|our)\s+(?:\w+\s+)?${friends})\s+(?:am|are|is)\s+(?:paying\s+(?:${whom}|□[□ ]{0,80})\s+a\s+(?:little\s+)?visit|coming\s+(?:to\s+(?:see|get|find)\s+${whom}|for\s+${whom})${end})`,
  pattern`${iWill}${few}(?:be\s+)?(?:wait|stand|sit|park|hang|lurk|camp|protest)(?:ing)?\s+(?:around\s+)?(?:for\s+${whom}\s+)?outside\s+(?!(?:the\s+)?(?:county\s+)?court)(?:${theirs}|the|that|this)\s+\w+\b${errand}`,
  pattern`${iWill}${few}(?:be|come|turn\s+up)\s+(?:a?round|over|down|back|there)\b[^.!?]{0,20}?\bwith\s+(?:a\s+few|some|two|three|four|a\s+couple|all)\s+(?:of\s+)?(?:the\s+|my\s+)?${friends}\b${errand}`,
  pattern`${iWill}${few}(?:come|be\s+(?:a?round|there|back|over)|visit|pop\s+(?:a?round|over)|turn\s+up)\b(?:\s+(?:for|to\s+see)\s+${whom})?[^.!?]{0,20}?\s(?:at\s+night|in\s+the\s+(?:middle\s+of\s+the\s+)?(?:night|dark)|(?:when|once)\s+(?:it\s+is|it's)\s+dark|(?:while|when|before)\s+(?:you(?:'re|\s+are)?|your\s+\w+\s+(?:is|are))\s+(?:asleep|sleep|sleeping|in\s+bed|alone|wake))\b${errand}${agreed}`,
  pattern`\b${who}${willBe}\s+(?:get|hear|have)\s+(?:(?:a|some|that)\s+)?(?:knock|visitors?|bang|footsteps|(?:unexpected|unwelcome|uninvited)\s+(?:guests|visitors|company))\b(?:[^.!?]{0,30}?\b(?:tonight|night|dark|midnight|(?:two|three|four|five|\d)(?:\s?am)?\s+in\s+the\s+morning|[2-5]\s?am)\b|${sentencePause})`,
  pattern`${iWill}${few}be\s+outside\s+${theirs}\s+\w+\b${errand}`,
  pattern`${iWill}${few}be\s+waiting\s+for\s+(?:you|u|him|her|them)(?=\s*[.!"\n]|\s+(?:outside\s+(?:work|school)|when\s+(?:you|u|he|she|they)\s+(?:leaves?|finish(?:es)?|gets?|close|comes?|goe?s?))\b)`,
  pattern`${iWill}${few}(?:be|come|call|turn\s+up)(?:ing)?\s+(?:round|over|down|by|in|back)(?:\s+(?:there|on\s+\w+|tomorrow|tonight|with\s+(?:my|the)\s+\w+)){0,2}\s+(?:to|and)\s+(?:collect|get|take|fetch)\s+(?:${owed}|(?:it|them|everything)\s+(?:all\s+)?(?:in\s+person|ourselves|personally))(?![\w'])${agreed}`,
  pattern`\b(?:i'?m|i\s+am|we'?re|we\s+are)\s+coming\s+(?:a?round|over|down|there)(?:\s+there)?\s+(?:to|and)\s+(?:collect|get|take|fetch)\s+${owed}${agreed}`,
  pattern`\b(?:my\s+\w+\s+and\s+(?:i|me)|me\s+and\s+(?:my|the)\s+\w+)(?:\s+will|'ll|\s+are\s+going\s+to)\s+(?:be|come)\s+(?:a?round|over)\b${errand}${agreed}`,
  pattern`\b(?:before|or|then)\s+(?:i|we)\s+(?:send|bring)\s+(?:in\s+)?(?:the|my|our|some)\s+(?:\w+\s+)?${friends}\b${errand}`,
  pattern`${iWill}${few}(?:put|kick|cave)\s+${theirs}\s+(?:\w+\s+)?(?:windows?|doors?|head|face|teeth)\s+in${end}`,
  pattern`${iWill}${few}help\s+(?:myself|ourselves)\s+to\s+(?:${theirs}|whatever|something|anything)(?![\w'])`,
  pattern`${iWill}${few}(?:be\s+)?(?:tak(?:e|ing)|seiz(?:e|ing)|grab(?:bing)?)\s+(?:something|goods|stock|things)\b[^.!?]{0,30}?\b(?:value|worth|instead|as\s+payment|to\s+cover)\b${byRight}`,
  ...forMoney(
    String.raw`(?:take|seize|grab|walk\s+(?:out|off)\s+with)\s+(?:${theirs}\s+(?!${untouchable})[\w-]+|(?:the|that)\s+(?:\w+\s+)?(?:till|stock|tv|van|car|machine|equipment))(?![\w-])${byRight}`,
  ),
  pattern`(?<!\b(?:court|claim|legally|lawfully)\b[^.!?]{0,60})${iWill}${few}(?:get|have|take|collect|recover|be\s+paid|see)\b[^.!?]{0,40}?\b(?:one\s+way\s+or\s+(?:another|the\s+other)|by\s+any\s+means|by\s+hook\s+or\s+by\s+crook)\b(?<!\bcourts?\b[^.!?]{0,60})(?![^.!?]{0,60}\b(?:courts?|claim|legally|lawfully|law)\b)`,
];
