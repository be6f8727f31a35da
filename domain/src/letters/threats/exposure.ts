import { blackmail, publicityForPayment } from './for-payment.ts';
import { insinuations } from './insinuations.ts';
import { newspapers, press } from './press.ts';
import {
  circle,
  few,
  iWill,
  iWillNot,
  pattern,
  prospects,
  publics,
  sentencePause,
  theirs,
  unlessPaid,
  who,
  whom,
  willBe,
} from './vocabulary.ts';

const stages = String.raw`(?:facebook|twitter|instagram|tik\s?tok|youtube|whatsapp|snapchat|linkedin|trust\s?pilot|trip\s?advisor|mumsnet|nextdoor|reddit|google|checkatrade|social\s+media|internet|online|newspapers?|journalists?|(?:the|local)\s+(?:press|media|news|radio|tv)|(?:local|(?:in|to|contact|call|ring|tell)\s+the)\s+papers?|watchdog|(?:bad|negative|(?:one|1)[-\s]star|terrible)\s+reviews?|every(?:one|body)|(?:the\s+)?whole\s+(?:world|town|street|village|estate|church|school|team|office|company)|${newspapers})`;
const show =
  '(?:post|put|share|publish|upload|tweet|plaster|spread|leave|expose|name|go|tell|warn|let|contact|call|ring|release|leak|make)';
const reach = String.raw`(?:tell|call|ring|phone|contact|write\s+to|visit|inform|message|text|e-?mail|cc|speak\s+(?:to|with)|talk\s+to|turn\s+up\s+at|show\s+up\s+at|let|involve|(?:send|forward|show)\s+(?:this|a\s+copy|it|them|these|everything|a\s+letter|(?:our|your|his|her)\s+\w+|the\s+(?:photos|pictures|messages|texts|videos?))(?:\s+\w+){0,3}?\s+to|be\s+in\s+touch\s+with|(?:be\s+having|have|having)\s+a\s+word\s+with|be\s+(?:calling|ringing|phoning|contacting|telling|visiting|informing|messaging|writing\s+to|speaking\s+to))`;

/** Threats to tell the public, or the reader's family, employer or neighbours. */
export const exposure: readonly RegExp[] = [
  pattern`${iWillNot}${reach}\s+(?:${theirs}\s+${circle}|${stages})${unlessPaid}`,
  pattern`${iWill}${few}${show}(?:t?ing)?\b[^.!?;]{0,40}?\b${stages}\b`,
  pattern`\b(?:i'?m|i\s+am|we'?re|we\s+are)\s+going\s+(?:straight\s+)?to\s+the\s+(?:papers?|press|media)\b`,
  pattern`${iWill}${few}(?:go\s+public|make\s+(?:this|it)\s+public|name\s+and\s+shame|(?:expose|publici[sz]e)\s+(?:${whom}|this|it)|drag\s+${theirs}\s+(?:\w+\s+)?name)\b`,
  pattern`${iWill}${few}${reach}\s+(?:all\s+(?:of\s+)?)?(?:hr\s+at\s+)?${theirs}\s+(?!insurance|bank|letting)(?:\w+\s+)?${circle}\b`,
  pattern`${iWill}${few}(?:picket|(?:put|hand|give)\s+(?:up\s+|out\s+)?(?:posters|leaflets|flyers)|stand\s+outside\s+${theirs})\b`,
  pattern`${iWill}${few}(?:make\s+(?:sure|certain)|see\s+to\s+it|ensure)\s+(?:that\s+)?${theirs}\s+(?:\w+\s+)?${circle}\s+(?:knows?|hears?|finds?\s+out|sees?|learns?|reads?)\b(?!\s+(?:when|if|whether|how|where)\b)`,
  pattern`${iWill}${few}(?:put|plaster|stick|paste)(?:ting|ing)?\s+${theirs}\s+(?:face|name|photo|picture|address|number)(?:\s+and\s+\w+)?\s+(?:\w+\s+)?(?:on|all\s+over|up)\b(?!\s+(?:the|this|my|a)\s+(?:\w+\s+)?(?:claim|court|form|envelope|invoice|letter|parcel|list|cheque|label)s?\b)`,
  pattern`${iWill}${few}be(?:ing)?\s+(?:outside|at|in\s+front\s+of)\s+[^.!?]{0,30}\bwith\s+(?:a\s+|my\s+)?(?:placards?|banners?|signs?|megaphone|leaflets)\b`,
  pattern`${iWill}${few}(?:call|ring|phone|message|tell|warn|write\s+to|e-?mail|contact)(?:ing)?\s+(?:every(?:\s+single)?|all(?:\s+of)?(?:\s+your)?)\s+(?:customers?|clients?|suppliers?|neighbours?|parents?)\b(?![^.!?]{0,40}\b(?:witness|evidence)\w*)`,
  pattern`${iWill}${few}make\s+${theirs}\s+name\s+(?:mud|dirt|stink)\b`,
  pattern`\b(?:i'?m|i\s+am|we'?re|we\s+are)\s+telling\s+${theirs}\s+${circle}\b`,
  pattern`\b${theirs}\s+${circle}${willBe}\s+be\s+[^.!?]{0,20}\b(?:ashamed|shocked|disgusted|horrified)\b`,
  pattern`${iWill}${few}be\s+in\s+touch\s+with\s+hr\b`,
  pattern`\b${theirs}\s+${circle}\b(?:\s+and\s+(?:\w+\s+)?\w+)?(?:${willBe}|\s+(?:should|may|might))\s+(?:\w+\s+)?(?:hear|know(?!\s+(?:when|if|whether|how)\b)|find\s+out|learn|be\s+(?:told|informed|hearing)|(?:receive|be\s+receiving)\s+(?:this|a\s+(?:call|letter|copy\s+of\s+this))|love|like|enjoy|get\s+(?:an?\s+|the\s+)?(?:call|letter|visit|copy|leaflet|flyer|poster|note|photo|picture|video|screenshot)s?)\b`,
  pattern`\b(?:wonder|see)\s+what\s+${theirs}\s+${circle}\b`,
  pattern`${iWill}${few}(?:write|give)\b[^.!?;]{0,30}\b(?:(?:one|1)[-\s]star|bad|negative|terrible|awful)\s+reviews?\b`,
  pattern`\b(?:it|this|that|everything)\s+(?:all\s+)?(?:goes|is\s+going|will\s+go)\s+(?:straight\s+)?(?:on|to|up\s+on|all\s+over)\s+(?:the\s+)?${stages}\b`,
  /\b(?:the\s+(?:sun|mail|mirror|papers?|press|media|newspapers?|news)|bbc|itv|watchdog|followers)\s+(?:who\s+)?(?:would|will|'d|might)\s+(?:\w+\s+)?(?:love|like|enjoy|be\s+interested)\b/gi,
  pattern`${iWill}${few}(?:ruin|destroy|wreck|trash|finish|end|sink|spoil|kill|burn|bury|crush|sabotage|bring\s+down)(?:\s+down)?\s+(?:${theirs}\s+(?:[\w'-]+\s+){0,2}?${prospects}|everything\s+(?:that\s+)?${who}(?:'ve|'s|\s+have|\s+has)?\s+(?:ever\s+)?(?:built|owns?|worked|loves?|got|${sentencePause}))`,
  pattern`${iWill}${few}(?:(?:get|have)\s+${whom}\s+(?:sacked|fired|evicted|struck\s+off)|(?:put|drive|run|force)\s+${whom}\s+out\s+of\s+(?:business|town|work|trade|a\s+job)|bankrupt\s+${whom}|(?:bring|take|run|drive|drag)\s+${theirs}\s+(?:\w+\s+)?${prospects}\s+(?:down|under|into\s+the\s+ground|through\s+the\s+mud)|cost\s+${whom}\s+${theirs}\s+(?:\w+\s+)?${prospects}|make\s+${whom}\s+(?:lose|homeless|bankrupt|penniless)|turn\s+${theirs}\s+(?:\w+\s+)?${prospects}\s+into\b|leave\s+${whom}\s+(?:with\s+nothing|penniless|homeless)|take\s+everything\s+(?:that\s+)?you(?:'ve\s+got|\s+(?:own|have(?:\s+got)?))${sentencePause}|have\s+the\s+shirt\s+off\s+${theirs}\s+back|(?:drive|scare|frighten|chase|keep|turn)\s+(?:off\s+|away\s+)?(?:all\s+)?${theirs}\s+(?:customers|clients|guests|tenants)(?:\s+away)?|make\s+${theirs}\s+(?:customers|clients|guests|tenants)\s+(?:leave|stay\s+away))(?!\w)`,
  pattern`${iWill}${few}(?:make\s+sure|see(?:\s+to\s+it)?)\s+(?:that\s+)?${who}\s+(?:loses?|goe?s?\s+(?:bankrupt|bust|broke|under|out\s+of\s+business))\b`,
  pattern`\b(?:you(?:${willBe}\s+be|'ll\s+be)\s+(?:out\s+of\s+business|bankrupt|bust|homeless|penniless|ruined|on\s+your\s+knees)|${theirs}\s+(?:\w+\s+)?(?:business|firm|company|career|reputation|name)(?:${willBe}\s+be|\s+is)\s+(?:worthless|finished|over|history|dead|mud)(?:${sentencePause}|\s+(?:when|once|by|before|if)\b))`,
  pattern`\b(?:${who}\s+(?:won't|will\s+not)\s+have\s+(?:an?|any|${theirs})\s+(?:\w+\s+)?${prospects}\s+(?:left|to)\b|${theirs}\s+(?:\w+\s+)?${prospects}(?:\s+(?:won't|will\s+not|can't|cannot)\s+(?:survive|recover\s+from)\s+(?:this|me|us|it|what)\b|${willBe}\s+be\s+(?:worthless|finished|over|ruined|destroyed|history)${sentencePause}))`,
  /(?<!\b(?:i|we)(?:'ll|\s+(?:will|can|could|may|might))\s)\b(?:never|won't|will\s+not)\s+(?:works?|trades?|sells?|builds?)\s+in\s+this\s+(?:town|city|industry|trade|business)\s+again\b/gi,
  ...insinuations,
  ...press,
  ...publicityForPayment,
  ...blackmail,
  pattern`\b(?:every(?:one|body)|the\s+whole\s+\w+|all\s+${theirs}\s+\w+)(?:\s+(?:on|at|in)\s+(?:${publics}|nextdoor))?${willBe}\s+(?:\w+\s+)?(?:hear|know|find\s+out|learn)\b`,
];
