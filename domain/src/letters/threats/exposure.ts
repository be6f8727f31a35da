import {
  few,
  iWill,
  iWillNot,
  kin,
  pattern,
  theirs,
  unlessPaid,
  whom,
  willBe,
  workplace,
} from './vocabulary.ts';

const stages = String.raw`(?:facebook|twitter|instagram|tik\s?tok|youtube|whatsapp|snapchat|linkedin|trustpilot|google|checkatrade|social\s+media|internet|online|newspapers?|journalists?|(?:the|local)\s+(?:press|media|papers?|news|radio|tv)|watchdog|(?:bad|negative|one-star|terrible)\s+reviews?|every(?:one|body)|(?:the\s+)?whole\s+(?:world|town|street|village|estate))`;
const show =
  '(?:post|put|share|publish|upload|tweet|plaster|spread|leave|expose|name|go|tell|warn|let|contact|call|ring|release|leak|make)';
const circle = `(?:${kin}|${workplace})`;
const reach = String.raw`(?:tell|call|ring|phone|contact|write\s+to|visit|inform|message|text|e-?mail|cc|speak\s+(?:to|with)|talk\s+to|turn\s+up\s+at|show\s+up\s+at|let|involve|send\s+(?:this|a\s+copy|it|this\s+letter|a\s+letter)(?:\s+\w+){0,3}?\s+to|be\s+in\s+touch\s+with|(?:be\s+having|have|having)\s+a\s+word\s+with)`;

/** To tell the public, or the people somebody lives and works with. */
export const exposure: readonly RegExp[] = [
  pattern(iWillNot, reach, String.raw`\s+(?:`, theirs, String.raw`\s+`, circle, '|', stages, ')', unlessPaid),
  pattern(iWill, few, show, String.raw`(?:t?ing)?\b[^.!?;]{0,40}?\b`, stages, String.raw`\b`),
  pattern(
    String.raw`\b(?:i'?m|i\s+am|we'?re|we\s+are)\s+going\s+(?:straight\s+)?to\s+the\s+(?:papers?|press|media)\b`,
  ),
  pattern(
    iWill,
    few,
    String.raw`(?:go\s+public|make\s+(?:this|it)\s+public|name\s+and\s+shame|(?:expose|publici[sz]e)\s+(?:`,
    whom,
    String.raw`|this|it)|drag\s+`,
    theirs,
    String.raw`\s+name)\b`,
  ),
  pattern(
    iWill,
    few,
    reach,
    String.raw`\s+(?:all\s+(?:of\s+)?)?(?:hr\s+at\s+)?`,
    theirs,
    String.raw`\s+(?!insurance|bank|letting)(?:\w+\s+)?`,
    circle,
    String.raw`\b`,
  ),
  pattern(iWill, few, String.raw`be\s+in\s+touch\s+with\s+hr\b`),
  pattern(
    String.raw`\b`,
    theirs,
    String.raw`\s+`,
    circle,
    String.raw`\b(?:\s+and\s+(?:\w+\s+)?\w+)?(?:`,
    willBe,
    String.raw`|\s+(?:should|may|might))\s+(?:\w+\s+)?(?:hear|know|find\s+out|learn|be\s+(?:told|informed|hearing|receiving)|receive|get\s+(?:a\s+)?(?:call|letter|visit|copy))\b`,
  ),
  pattern(String.raw`\bwonder\s+what\s+`, theirs, String.raw`\s+`, circle, String.raw`\b`),
  pattern(
    String.raw`\b(?:every(?:one|body)|the\s+whole\s+\w+|all\s+`,
    theirs,
    String.raw`\s+\w+)`,
    willBe,
    String.raw`\s+(?:\w+\s+)?(?:hear|know|find\s+out|learn)\b`,
  ),
];
