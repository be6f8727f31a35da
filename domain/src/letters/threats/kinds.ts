import { ahead, few, kin, them, they, workplace } from './vocabulary.ts';

export type ThreatKind = { readonly what: string; readonly patterns: readonly RegExp[] };

const pattern = (...parts: readonly string[]): RegExp => new RegExp(parts.join(''), 'gi');

const hurt = String.raw`(?:break|smash|hurt|harm|injure|batter|kill|murder|stab|burn|torch|shoot|attack|assault|punch|slap|kick|thump|cripple|maim|slash|trash|wreck|vandali[sz]e|strangle|choke|drown|knife|hunt|clobber|get\s+(?:even\s+with|back\s+at)|put\s+(?:a\s+brick|something)\s+through)`;
/** Harmless with a thing, and seldom meant well with a person and nothing after it. */
const deal = String.raw`(?:sort|finish|deck|bury|beat|crush|destroy|ruin|deal\s+with|come\s+(?:after|for|looking\s+for)|go\s+after)`;
const hurtBadly = String.raw`(?:broken|smashed|burn(?:t|ed)(?:\s+down)?|hurt|beaten(?:\s+up)?|killed|attacked|wrecked|stabbed|slashed|sorry|dead|in\s+(?:hospital|a\s+ditch|a\s+wheelchair|an?\s+ambulance|pieces))`;
const place = `(?:house|home|door(?:step)?|flat|place|address|work(?:place)?|office|shop|yard|gate|school)`;

export const threatKinds: readonly ThreatKind[] = [
  {
    what: 'harm, damage or an unwelcome visit',
    patterns: [
      // I will break his legs; gonna smash your windows; we'll sort him out.
      pattern(
        ahead,
        few,
        hurt,
        String.raw`\s+(?:every\s+|all\s+|both\s+|each\s+|(?:one|some|all)\s+of\s+|the\s+hell\s+out\s+of\s+)?`,
        them,
        String.raw`\b(?!\s+(?:in\s+court|claim|case|refund|through\s+the\s+courts?))`,
      ),
      pattern(
        ahead,
        few,
        `(?:${deal}`,
        String.raw`\s+(?:you|him|her|them|□[□ ]{0,80}))(?:\s+(?:out|off|up|myself|ourselves|good|properly|one\s+day))*(?=\s*(?:[.,;!?"'\n]|$|if\b|unless\b|until\b|and\b|or\b))`,
      ),
      /\b(?:will|'ll|going\s+to|gonna)\s+(?:do|hit)\s+(?:you|him|her|them)\s+(?:in|over|hard|where\s+it\s+hurts)\b/gi,
      pattern(ahead, few, String.raw`teach\s+(?:you|him|her|them|□[□ ]{0,80})\s+a\s+(?:\w+\s+)?lesson\b`),
      // I'm going to smash every window in your house.
      pattern(
        ahead,
        few,
        String.raw`(?:break|smash|burn|torch|slash|wreck|trash|destroy|damage)(?:\s+[\w'-]{1,15}){0,4}?\s+(?:your|his|her|their|ur|□[□ ]{0,80}'s)\s+(?:\w+\s+)?(?:house|home|flat|car|van|bike|shop|office|windows?|door|face|garden|business|reputation|career|life|marriage)\b`,
      ),
      /\b(?:somebody|someone|people|somebody's|someone's)(?:\s+(?:will|is|are|may|might|could))?\s+(?:going\s+to\s+)?(?:get|be)\s+hurt\b/gi,
      /\b(?:don't|do\s+not)\s+make\s+(?:me|us)\s+(?:come|go|send|call|tell|do|get|hurt|show)\b/gi,
      pattern(
        String.raw`\b(?:my|our)\s+(?:brothers?|cousins?|mates?|lads|boys|friends?|sons?|uncles?)\s+(?:will\s+|to\s+)?(?:visit|come\s+(?:round|over|for|and)|call\s+on|turn\s+up|deal\s+with|sort)\b`,
      ),
      pattern(
        String.raw`\b(?:love|like|want|hope)\s+to\s+see\s+`,
        them,
        String.raw`\s+(?:burn|suffer|die|hurt|bleed)\b`,
      ),
      // His legs will be broken; you're going to get hurt; he'll end up in hospital.
      pattern(
        String.raw`\b(?:`,
        they,
        '|',
        them,
        String.raw`)(?:\s+[\w'-]{1,20}){0,2}?(?:\s+(?:will|shall|is\s+going\s+to|are\s+going\s+to|gonna|may|might|could)|'ll|'re\s+(?:going\s+to|gonna))\s+(?:be|get|end\s+up|wake\s+up|find\s+(?:himself|herself|yourself|themselves))\s+(?:\w+\s+)?`,
        hurtBadly,
        String.raw`\b`,
      ),
      // He will regret it; you'll be sorry; they will suffer.
      pattern(
        String.raw`\b`,
        they,
        String.raw`(?:\s+(?:will|shall|is\s+going\s+to|are\s+going\s+to|gonna)|'ll|'re\s+(?:going\s+to|gonna))\s+(?:\w+\s+)?(?:regret|suffer|be\s+(?:very\s+|so\s+)?sorry|pay\s+for\s+(?:this|what\s+\w+)\s*(?:\w+\s+)?(?:dearly|one\s+way|with|did|done)|get\s+(?:what\s+(?:he|she|they|you)|what's\s+coming|hurt)|wish\s+(?:he|she|they|you)\b|have\s+an\s+accident|be\s+looking\s+over|not\s+know\s+what\s+hit|never\s+(?:walk|work|sleep|feel\s+safe)|live\s+to\s+regret|see\s+what\s+happens|find\s+out\s+what)`,
      ),
      // We know where he lives; my brothers know where she works.
      pattern(
        String.raw`\b(?:i|we|brothers?|cousins?|mates?|friends?|lads|boys|sons?|dad|uncle|people|and\s+i)(?:\s+(?:also|all|both|now|do))?\s+knows?\s+(?:exactly\s+|full\s+well\s+)?where\s+`,
        they,
        String.raw`(?:r|\s+and\s+\w+|'s?)?\s+(?:\w+\s+){0,3}?(?:lives?|works?|parks?|drinks?|sleeps?|stays?|kids?|children|family|goes?|go)\b`,
      ),
      pattern(
        String.raw`\b(?:i|we)(?:'ve|\s+have|'ve\s+got|\s+have\s+got|\s+own|\s+will\s+bring|'ll\s+bring)\s+(?:also\s+)?(?:a|an|my|some|our)\s+(?:\w+\s+)?(?:baseball\s+bat|bat|knife|gun|shotgun|machete|crowbar|petrol\s+can|can\s+of\s+petrol|acid)\b`,
      ),
      // I'll come round to his house; we may pay you a visit; someone will turn up at her door.
      pattern(
        ahead,
        few,
        String.raw`(?:come|go|turn\s+up|show\s+up|pop|drop|call|be|wait|sit|stand|camp)(?:ing)?(?:\s+[\w'-]{1,15}){0,3}?\s+(?:round|over|to|at|by|outside|in\s+front\s+of|on)\s+(?:to\s+|at\s+)?`,
        them,
        String.raw`\s+(?:\w+\s+)?`,
        place,
        String.raw`\b`,
      ),
      pattern(
        ahead,
        few,
        String.raw`(?:pay|give)\s+`,
        them,
        String.raw`\s+(?:\w+\s+)?(?:a\s+(?:little\s+)?visit|a\s+(?:good\s+)?(?:hiding|kicking|beating)|a\s+lesson)\b`,
      ),
      pattern(
        ahead,
        few,
        String.raw`(?:send|sending|bring|bringing|get)\s+(?:the\s+|my\s+|some\s+|a\s+few\s+)?(?:boys|lads|men|mates|brothers|cousins|friends|people|someone|somebody|heavies|guys)\b`,
      ),
      pattern(
        ahead,
        few,
        String.raw`(?:take|seize|steal|remove|grab)\s+(?:your|his|her|their|□[□ ]{0,80}'s)\s+(?:\w+\s+)?(?:car|van|truck|bike|tools?|stuff|phone|laptop|goods|things|belongings)\b`,
      ),
      pattern(
        String.raw`\b(?:watch\s+(?:your|his|her|their)\s+backs?|(?:better|should)\s+watch\s+out|sleep\s+with\s+one\s+eye\s+open|make\s+`,
        them,
        String.raw`\s+(?:life|lives)\s+(?:\w+\s+)?(?:hell|miser\w+|difficult|unbearable)|accidents\s+(?:do\s+)?happen|(?:would|'d)\s+be\s+a\s+shame\s+if|(?:won't|will\s+not|can't|cannot)\s+be\s+(?:held\s+)?responsible\s+for\s+(?:what|my)|things\s+(?:will|'ll|are\s+going\s+to|could|can|may)\s+(?:get|turn)\s+(?:\w+\s+)?(?:ugly|nasty|messy|violent|unpleasant)|(?:take|taking)\s+(?:the\s+law|matters|things)\s+into\s+(?:my|our)\s+own\s+hands|something\s+(?:bad|nasty|terrible)\s+(?:will|might|could|may|is\s+going\s+to)\s+happen|who\s+(?:you're|you\s+are|he's|he\s+is|they're|they\s+are)\s+(?:messing|dealing)\s+with|(?:i|we)\s+know\s+people|(?:i|we)(?:'ll|\s+will|\s+am\s+going\s+to|\s+are\s+going\s+to)\s+find\s+`,
        they.replace('he|she|they', 'him|her|them'),
        ')',
      ),
      /\bor\s+else\b(?=\s*(?:[.!?"'\n]|$))/gi,
    ],
  },
  {
    what: 'the police or prosecution',
    patterns: [
      pattern(
        ahead,
        String.raw`(?:\s+(?!(?:not|never)\b)[\w'-]{1,20}){0,9}?\s+(?:the\s+)?(?:police(?!\s+(?:reports?|incident|reference|officers?|station|statement|log|crime|number))|action\s+fraud|fraud\s+squad|cops|prosecut\w+|criminal\s+(?:charges?|proceedings|complaint|record)|prison|jail|arrest(?:ed)?|crimestoppers)\b`,
      ),
      pattern(
        String.raw`\b(?:police|action\s+fraud|cops)\s+(?:(?!said|say|told|advised|confirmed|explained)[\w'-]{1,20}\s+){0,2}?(?:will|shall|'ll|may|might|are\s+going\s+to|would\s+love\s+to)\s+(?!not\b|never\b)(?:be\s+(?:told|informed|called|contacted|involved|interested|knocking|round|at)|hear|get|come|know|arrive|want|have|take|knock|be)\b`,
      ),
      pattern(
        String.raw`\b(?:next\s+(?:stop|step|call|visit)\b[^.]{0,20}|or\s+(?:it\s+is|it's)\s+(?:the\s+)?|straight\s+to\s+the\s+)(?:police|action\s+fraud)\b(?<!(?:went|gone)\s+straight\s+to\s+the\s+police)`,
      ),
      pattern(
        String.raw`\b`,
        they,
        String.raw`(?:\s+(?:will|shall|could|may|might|is\s+going|are\s+going)|'ll|'re\s+going)\s+(?:\w+\s+){0,3}?(?:prison|jail(?:ed)?|arrested|prosecuted|handcuffs|a\s+criminal\s+record|criminal\s+charges)\b`,
      ),
    ],
  },
  {
    what: 'publicity, or to tell other people',
    patterns: [
      pattern(
        ahead,
        few,
        String.raw`(?:post|put|share|publish|upload|tweet|plaster|spread|leave|write|expose|name|go|tell|warn|let|make|contact|call|ring|speak|talk|send|give|release|leak)(?:t?ing)?\b[^.!?;]{0,40}?\b(?:facebook|twitter|instagram|tik\s?tok|youtube|whatsapp|snapchat|linkedin|trustpilot|google|checkatrade|social\s+media|internet|online|newspapers?|journalists?|(?:the|local)\s+(?:press|media|papers?|news|radio|tv)|watchdog|(?:bad|negative|one-star|honest|terrible)\s+reviews?|reviews?|public(?:ly)?|and\s+shame|every(?:one|body)|(?:the\s+)?whole\s+(?:world|town|street|village|estate)|(?:photos?|pictures|videos?|messages)\s+of)\b`,
      ),
      pattern(
        ahead,
        few,
        String.raw`(?:name\s+and\s+shame|expose|publici[sz]e|out)\b[^.!?;]{0,15}?(?:`,
        them,
        String.raw`|this|it)\b`,
      ),
      pattern(
        ahead,
        few,
        String.raw`(?:tell|call|ring|phone|contact|write\s+to|visit|inform|message|text|e-?mail|speak\s+(?:to|with)|talk\s+to|go\s+(?:to|and\s+see)|turn\s+up\s+at|show\s+up\s+at|let|ask|see|approach|involve)\s+(?:all\s+(?:of\s+)?)?(?:your|his|her|their|□[□ ]{0,80}'s|ur)\s+(?:\w+\s+)?(?:`,
        kin,
        '|',
        workplace,
        String.raw`)\b`,
      ),
      pattern(
        String.raw`\b(?:your|his|her|their|□[□ ]{0,80}'s|ur)\s+(?:\w+\s+)?(?:`,
        kin,
        '|',
        workplace,
        String.raw`)\b(?:\s+and\s+(?:your\s+|his\s+|her\s+|their\s+)?\w+)?\s+(?:will|shall|'ll|should|may|might|is\s+going\s+to|are\s+going\s+to|would\s+(?:love|like))\s+(?:\w+\s+)?(?:hear|know|find\s+out|learn|be\s+(?:told|informed|interested|hearing)|get\s+(?:a\s+)?(?:call|letter|visit)|read|see|want\s+to\s+know)\b`,
      ),
      pattern(
        String.raw`\b(?:every(?:one|body)|the\s+whole\s+\w+|all\s+(?:your|his|her|their)\s+\w+)\s+(?:\w+\s+){0,4}?(?:will|shall|'ll|is\s+going\s+to|are\s+going\s+to)\s+(?:\w+\s+)?(?:hear|know|find\s+out|learn|read|see)\b`,
      ),
    ],
  },
  {
    what: "the loss of somebody's credit",
    patterns: [
      pattern(
        String.raw`\b(?:ruin|destroy|wreck|damage|trash|kill)(?:ing)?\s+(?:your|his|her|their|□[□ ]{0,80}'s)\s+credit\b`,
      ),
      pattern(String.raw`\b(?:will|shall|'ll|going\s+to)\s+(?:\w+\s+){0,3}?blacklist`),
      pattern(
        String.raw`\bcredit\s+(?:rating|score|file|record|history|report)\s+(?:will|shall|is\s+going\s+to)\s+(?:\w+\s+){0,2}?(?:suffer|be|ruin|damage|destroy)`,
      ),
    ],
  },
  {
    what: 'immigration trouble',
    patterns: [
      pattern(
        ahead,
        String.raw`(?:\s+(?!(?:not|never)\b)[\w'-]{1,20}){0,8}?\s+(?:immigration|deport\w*|home\s+office|visa|border\s+force)\b`,
      ),
    ],
  },
];
