import { circle, few, iWill, kin, pattern, publics, start, theirs, who, whom, willBe } from './vocabulary.ts';

const hears = String.raw`(?:finds?\s+out|hears?|learns?|knows?(?=\s*[.,!?"'\n]|\s+(?:everything|all|about|what\s+(?:you|he|she|they)\s+(?:did|are|is|have|has)))|sees?\s+(?:this|it))`;

/** The same as in exposure.ts, hinted at rather than announced: the public, family, employer, neighbours. */
export const insinuations: readonly RegExp[] = [
  pattern`\b(?:what|how)\s+(?:would|will|do\s+you\s+think)\s+${theirs}\s+${circle}\s+(?:would\s+)?(?:\w+\s+)?(?:say|think|feel|react|like)\b`,
  pattern`\b(?:matter\s+of\s+time|days?|hours?|wait)\s+(?:before|until|till)\s+${theirs}\s+${circle}\s+${hears}`,
  pattern`\b(?:let'?s|let\s+us|i'll|we'll|i\s+will|we\s+will|wonder)\s+(?:see\s+)?how\s+${theirs}\s+${circle}\s+(?:\w+\s+)?(?:likes?|feels?|reacts?|takes?|enjoys?)\b`,
  pattern`\bdo(?:es)?\s+(?:your|ur)\s+(?:${kin}|employers?|boss|customers|church)\s+(?:\w+\s+)?know\b(?!\s+(?:when|if|whether|how|where|about\s+the)\b)`,
  pattern`\b${theirs}\s+${circle}\s+(?:deserves?|(?:has|have)\s+(?:a|every)\s+right|ought)\s+to\s+(?:know|hear\s+(?:about|of|what)|be\s+told)\b(?!\s+(?:when|if|whether|how|their|his|her)\b)`,
  pattern`${iWill}${few}give\s+${theirs}\s+${circle}\s+a\s+(?:call|ring|visit|shout)\b(?!\s+(?:to|on|when|about)\b)`,
  pattern`\b(?:${who}|${theirs}\s+(?:name|face|house|shop|van|business)|(?:it|this)(?:\s+video)?)${willBe}\s+be\s+(?:\w+\s+){0,2}?(?:on|all\s+over|in(?=\s+the\s+(?:news)?papers?))\s+(?:the\s+)?${publics}`,
  pattern`\b(?:the\s+)?whole\s+(?:internet|world|town|village|street|estate)${willBe}\s+(?:\w+\s+)?(?:(?:see|hear)\s+(?:this|it|about|of|what)|know|read|find\s+out|laugh)\b`,
  pattern`\b(?:will|'ll|going\s+to|gonna)\s+go\s+viral\b`,
  pattern`\bjournalists?\b[^.!?]{0,20}(?:\bready\s+to|\bwaiting|\bkeen\s+to|\bis\s+(?:\w+\s+)?interested)\b`,
  pattern`\b(?:your|ur)\s+(?:reputation|name|business|career|reviews?)\s+(?:is|are)\s+about\s+to\s+(?:get\s+(?:interesting|worse|ugly)|take\s+a\s+hit|suffer)\b`,
  pattern`\b${theirs}\s+(?:reputation|name|career)(?:${willBe}|\s+is\s+about\s+to)\s+be\s+(?:\w+\s+)?(?:over|finished|ruined|destroyed|mud|in\s+(?:tatters|shreds|ruins))\b`,
  pattern`\byou(?:'re|\s+are|'ll\s+be|\s+will\s+be)\s+finished\s+in\s+this\s+(?:town|trade|business|industry|city)\b`,
  pattern`${iWill}${few}(?:leak|release|upload|publish)\s+${theirs}\s+(?:\w+\s+)?(?:photos?|pictures?|messages|texts|e-?mails|videos?|nudes|address|number|details)\b(?![^.!?]{0,40}\b(?:court|claim|portal|ombudsman|solicitor|insurer|bank)\b)`,
  pattern`\byou\s+(?:really\s+)?(?:don't|do\s+not|wouldn't|would\s+not)\s+want\s+(?:your|ur)\s+(?:${circle}|clients)\s+(?:to\s+)?(?:hear|know|find(?:ing)?\s+out|see|read|learn)(?:ing)?\b(?!\s+(?:when|if|whether|how|the)\b)`,
  pattern`\b${theirs}\s+(?:\w+\s+)?${circle}\s+(?:would|might|may|could)\s+(?:\w+\s+)?be\s+(?:\w+\s+)?(?:interested|surprised|shocked|horrified|disgusted)\s+(?:in|to\s+(?:know|hear|see|learn|read)|by|if|at)\b`,
  pattern`\b${willBe}\s+be\s+(?:\w+\s+)?(?:on|in|all\s+over)\s+every\s+(?:notice\s?board|lamp\s?post|window|windscreen|wall|letterbox|telegraph\s+pole)\b`,
  pattern`${iWill}${few}(?:stick|put|pin|hand|post|deliver|drop|leave|nail|glue|print)(?:ing|ting)?\s+(?:\w+\s+){0,2}?(?:flyers|leaflets|posters)\b`,
  pattern`${iWill}${few}(?:naming\s+names|be\s+making\s+(?:a\s+)?videos?|make\s+(?:a\s+)?videos?)\s+(?:about|of)\s+(?:${whom}|(?:\w+\s+)?like\s+${whom}|\w+\s+like\s+${whom})(?!\w)`,
  pattern`${iWill}[^.!?]{0,60}\b(?:loud\s?hailer|megaphone|placards?|naming\s+names)\b`,
  pattern`\b(?:your|ur)\s+(?!(?:office|insurer|insurance|bank|manager|solicitors?|company|accounts?|landlord|agent|head|legal|customer)\b)\w+${willBe}\s+be\s+(?:getting|receiving|having)\s+a\s+(?:letter|call|visit|message|parcel)\s+from\s+(?:me|us)\b`,
  pattern`\b(?:e-?mails?|letters?|posts?|messages?)\s+to\s+(?:all\s+)?(?:of\s+)?(?:your|ur)\s+(?:suppliers|customers|clients|neighbours|family|friends|colleagues|staff)\s+(?:is|are)\s+(?:ready|written|waiting)\b`,
  pattern`\b(?:groups?|mums|parents|neighbours|customers|clients|readers|members|congregation)\s+(?:\w+\s+)?(?:would|will|'d)\s+(?:\w+\s+)?love\s+to\s+(?:hear|know|see|read)\b`,
  // Silence for money.
  pattern`(?:${start}|\b(?:if\s+you|just)\s+)pay\b[^.!?]{0,30}\band\b[^.!?]{0,20}\b(?:nobody|no\s?-?one|never|not|won't|needn't)\b[^.!?]{0,25}\b(?:knows?|hears?(?!\s+from)|finds?\s+out)\b`,
  pattern`\b(?:my|our)\s+silence\s+(?:costs?|has\s+a\s+price|is\s+worth|can\s+be\s+bought|is\s+not\s+free)\b`,
  pattern`\b(?:i|we)\s+(?:can|could|will|would|might)\s+(?:keep|stay)\s+(?:quiet|silent|(?:my|our)\s+mouths?\s+shut|(?:this|it)\s+(?:quiet|to\s+(?:myself|ourselves)|between\s+(?:us|${whom})))\b[^.!?]{0,40}\b(?:if|once|provided|as\s+long\s+as|when)\b[^.!?]{0,30}\b(?:pay|paid|pays|money)\b`,
];
