import {
  arranged,
  few,
  friends,
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

const things =
  '(?:shops?|house|home|place|business|workshop|office|yard|vans?|cars?|windows?|premises|restaurant|salon|dog)';
const because = String.raw`(?![^.!?]{0,25}\b(?:as|because|since)\b)(?!\s+so\b)`;
const cheated = '(?:crossed|cheated|robbed|conned|owed|stole|ripped|messed\\s+with)';
const crossing = '(?:cross|mess\\s+with|trifle\\s+with|upset|anger|get\\s+on\\s+the\\s+wrong\\s+side\\s+of)';
const crosses =
  '(?:cross(?:es)?|steals?\\s+from|robs?|cheats?|rips?(?:\\s+off)?|mess(?:es)?\\s+with|(?:does|do)\\s+(?:this|that)\\s+to)';
const crossed = '(?:crossed|messed\\s+with|trifled\\s+with|made\\s+angry)';

/** Threats that name no act and can hardly mean anything else. */
export const veiled: readonly RegExp[] = [
  pattern`\b(?:bad|nasty|terrible|horrible|unpleasant)\s+things\s+(?:\w+\s+)?happen\s+to\s+(?:people|those|men|anyone|liars|cheats|thieves|builders)\b`,
  pattern`\bsee\s+${whom}\s+in\s+hell\b`,
  pattern`\b(?:i'?m|i\s+am|we'?re|we\s+are|my\s+\w+\s+(?:is|are))\s+not\s+(?:an?\s+|the\s+)?(?:(?:kind|sort|type)\s+of\s+)?(?:man|woman|person|people|family|guy|bloke|someone|somebody|one)\s+(?:(?:that\s+|who\s+)?you(?:'d|\s+would|\s+should)?\s+(?:want\s+to\s+)?${crossing}|to\s+(?:${crossing}|be\s+${crossed}))${sentencePause}`,
  pattern`\byou\s+(?:really\s+)?(?:don't|do\s+not|wouldn't|would\s+not)\s+want\s+to\s+${crossing}\s+(?:me|us)\b`,
  pattern`\byou\s+(?:really\s+)?(?:don't|do\s+not|wouldn't|would\s+not)\s+want\s+(?:me|us|my\s+\w+)\s+to\s+(?:come\s+(?:looking|after|knocking)|(?:lose\s+(?:my|our|his|her|their)\s+temper|get\s+(?:angry|nasty|mad))${sentencePause})(?!\w)`,
  pattern`\baccidents\s+(?:(?:can|do|will|could|might)\s+)?happen\s+to\s+(?:${theirs}\s+(?:\w+\s+)?(?:${kin}|${things})${sentencePause}|${whom}${sentencePause}|(?:people|those|men|anyone|businesses|shops|houses|vans|cars)\s+(?:(?:who|that)\s+(?:don't|do\s+not|won't|will\s+not|never|owe|cross|cheat|steal|rob|rip|lie|mess)|like\s+(?:you|u|him|her|them|that|yours))(?![\w']))`,
  pattern`\b(?:shame|pity|sad|awful|terrible|unfortunate)\s+if\s+(?:some|any)thing\s+(?:\w+\s+){0,3}?happen(?:ed|s)?(?:${sentencePause}|\s+to\s+(?:it|that|${whom}|${theirs}\s+(?:\w+\s+)?(?:${kin}|${things}))(?![\w']))(?![^.!?]{0,60}\b(?:court|because|due\s+to|before|while)\b)`,
  pattern`\b(?:i|we)\s+know\s+(?:(?:some|a\s+few|plenty\s+of)\s+)?people\s+in\s+low\s+places\b`,
  pattern`\b(?:i|we)\s+know\s+(?:which|what)\s+(?:school|nursery|gym|pub|church|bus|train|route|road)\s+(?:${who}|${theirs}\s+${kin})\s+(?:go(?:es)?|takes?|attends?|uses?|drinks?|trains?|walks?|drives?)\b${because}`,
  pattern`\b(?:i|we)\s+know\s+(?:all\s+|exactly\s+)?(?:about\s+)?${theirs}\s+(?:\w+\s+)?(?:routines?|movements|every\s+move)${sentencePause}${because}`,
  pattern`\b${who}(?:(?:'ll|\s+will)?\s+(?:have|has)|'ve\s+got|'s\s+got)\s+to\s+(?:sleep|(?:go|walk)\s+home)\s+(?:some\s?time|one\s+day|eventually|at\s+some\s+point)(?=\s*[.!?\"'\n])`,
  pattern`\b${who}\s+(?:can't|cannot|can\s+not|won't|will\s+not)\s+(?:be\s+able\s+to\s+)?(?:hide|run)\s+(?:forever\b|for\s+ever\b|from\s+(?:me|us)(?=\s*[.,!?"'\n]|\s+for\b))`,
  pattern`\bcan\s+run\b[^.!?]{0,15}\b(?:can't|cannot|can\s+not)\s+hide\b`,
  pattern`\b(?:nobody|no\s?-?one)\s+(?:ever\s+)?${crosses}\s+(?:me|us|my\s+\w+)(?:\s+off)?\b(?:(?=\s*[.!"\n])|[^.!?]{0,40}?\b(?:(?:gets?|walks?)\s+away|lives)\b)`,
  pattern`\b(?:people|those|men|anyone|anybody)\s+who\s+${crosses}\s+(?:me|us|my\s+\w+)(?:\s+off)?\b[^.!?]{0,30}?\b(?:regrets?|ends?\s+up|gets?\s+hurt|pays?\s+for\s+it|lives?\s+to)\b(?![^.!?]{0,40}\bcourts?\b)`,
  pattern`\b${who}${willBe}\s+(?:be\s+hearing|hear)\s+from\s+(?:my|our|the)\s+${friends}\b(?!,?\s+(?:who|whom|about|regarding|with|on|by|to)\b)`,
  pattern`\bmy\s+(?:family|husband|dad|father|uncles?|sons?|people|friends|${friends})\s+(?:do\s+not|does\s+not|don't|doesn't)\s+(?:\w+\s+)?(?:take\s+kindly\s+to\s+(?:people|those|thieves|liars|cheats|conmen|being|you|this)\b|(?:forgive|ask\s+twice|mess\s+a(?:bout|round)|play\s+games|let\s+(?:things|people|this|it)\b[^.!?]{0,15}?\s(?:go|off|lie|slide))${sentencePause})`,
  pattern`\b(?:i|we)(?:'ve|\s+have)\s+(?:done\s+(?:time|bird)(?!\s+(?:sheets?|and\s+a\s+half)\b)|been\s+(?:to|in)\s+(?:prison|jail))\b(?:\s+before(?=\s*[.!"\n])|[^.!?]{0,40}?\b(?:not\s+(?:afraid|scared)|again|go(?:ing)?\s+back)\b)`,
  pattern`\b(?:i'?m|i\s+am)\s+not\s+(?:afraid|scared)\s+(?:of\s+(?:going\s+(?:back\s+)?to\s+)?|to\s+go\s+(?:back\s+)?to\s+)(?:prison|jail)(?:${sentencePause}|\s+(?:and|if|either|again|over|for)\b)`,
  pattern`\bthe\s+last\s+(?:man|person|one|builder|bloke|guy|landlord|firm|company)\s+(?:who|that|to)\s+(?:${cheated}\s+(?:from\s+|on\s+)?(?:me|us|my\s+\w+)|tr(?:ied|y)\s+(?:this|that|it)\s+(?:on|with)\s+me)\b[^.!?]{0,60}?\b(?:regret\w*|still\s+sorry|hospital|wish(?:es|ed)?|limp\w*|crutches|never\s+(?:walk|work|trade)\w*|ended\s+up(?!\s+(?:in\s+(?:court|debt)|with|pay\w*))|learned\s+(?:his|her|their)\s+lesson)\b`,
  pattern`${start}(?:cross|mess\s+with|rob|cheat)\s+(?:me|us|my\s+\w+)\s+and\b`,
  pattern`\bask\s+the\s+last\s+(?:\w+\s+)?(?:who|that)\s+${cheated}\s+(?:me|us|from\s+me|from\s+us)\b`,
  pattern`\bask\b[^.!?]{0,30}\bwhat\s+(?:i|we|my\s+\w+)\s+(?:did|do|does)\s+to\s+(?:the\s+(?:last|other)|people|those|men|thieves|anyone|some(?:one|body))\b`,
  pattern`\b${theirs}\s+(?:\w+\s+)?(?:shop|house|home|place|van|car|workshop|roof)\s+(?:would|will|could|can|'d)\s+(?:burn|go\s+up)\s+(?:\w+\s+)?(?:well|nicely|easily|quickly|fast|like)\b`,
  pattern`\bone\s+(?:day|night|morning)\b(?!\s+(?:a|per|every|of)\b)[^.!?]{0,60}?\b(?:i|we|my\s+\w+)(?:'ll|\s+will)\s+be\s+(?:there${sentencePause}|waiting(?:\s+for\s+${whom})?${sentencePause}|standing\b|behind\s+${whom})${arranged}`,
  pattern`\blast\s+(?:\w+\s+)?(?:thing|face|job|man|woman|person|family|customer|mistake|time)\s+(?:that\s+)?(?:${who}(?:'ll|\s+will)?\s+ever\s+(?:sees?|do(?:es)?|makes?|robs?|cons?|cheats?|steals?)|${who}(?:'ll|\s+will)\s+see)\b`,
  pattern`(?:\b(?:better|should|'d)|${start}(?:i\s+)?hope\s+(?:that\s+)?you)\s+sleep\s+with\s+the\s+lights?\s+on\b`,
  pattern`\b(?:hope\b[^.!?]{0,20}\b(?:likes?|enjoys?)|(?:you|u|he|she|they)${willBe}\s+(?:like|enjoy|be\s+eating))\s+(?:the\s+)?hospital\s+food\b`,
  pattern`${start}(?:be\s+a\s+)?(?:shame|pity)\s+to\s+(?:see|watch)\s+(?:it|them|that)\s+(?:\w+\s+)?(?:burn|go\s+up|smashed|wrecked|destroyed)\b`,
  pattern`${start}${theirs}\s+days\s+are\s+numbered${sentencePause}`,
  pattern`\b${who}\s+(?:won't|will\s+not|(?:'ll|\s+will)\s+never)\s+(?:even\s+)?see\s+(?:me|us|it)\s+coming\b`,
  pattern`\b${theirs}\s+li(?:fe|ves)${willBe}\s+be(?:come)?\s+(?:a\s+)?(?:living\s+)?(?:hell|misery|unbearable)\b`,
  pattern`\b${who}${willBe}\s+(?:\w+\s+)?need\s+(?:an?\s+)?(?:ambulance|new\s+(?:face|teeth|knees|legs)|wheelchair|crutches|stitches|undertaker|coffin)\b`,
  pattern`\b${theirs}\s+(?:\w+\s+)?${things}\s+(?:won't|will\s+not)\s+last\s+(?:the|another)\s+(?:night|week(?:end)?)\b`,
  pattern`\bcheck\s+(?:under\s+)?(?:your|ur)\s+(?:brakes|van|car|locks|windows|doors)\s+if\s+i\s+were\s+(?:you|u)\b`,
  pattern`\b(?:there\s+is|there's|you(?:'ll|\s+will)?\s+have|you've\s+got)\s+(?:nowhere|no\s?where|no\s+place)\s+(?:(?:that\s+)?${who}\s+can\s+|left\s+to\s+|to\s+)hide\b`,
  pattern`(?:\b${who}${willBe}\s+bleed\s+(?:for\s+(?:this|it|that|what|every|each)|dry)\b|\b(?:there\s+will\s+be\s+blood|blood\s+(?:will|is\s+going\s+to)\s+(?:be\s+spil(?:led|t)|flow))\b)`,
  pattern`${iWill}${few}(?:have|get|see)\s+(?:${whom}|${theirs}\s+(?:business|shop|company|firm))\s+(?:shut|closed)\s+down\b`,
];
