import { end, few, iWill, pattern, theirs, who, whom, willBe } from './vocabulary.ts';

const hurt =
  '(?:break|brake|smash|hurt|harm|injure|batter|kill|k!ll|murder|stab|burn|torch|shoot|attack|assault|punch|slap|kick|thump|cripple|maim|slash|trash|wreck|vandali[sz]e|strangle|choke|drown|knife|clobber|hit)';
/** Harmless with a thing, and seldom meant well with a person and nothing after it. */
const deal = String.raw`(?:sort|finish|deck|bury|beat|crush|destroy|ruin|knock|deal\s+with|come\s+(?:after|for|looking\s+for)|go\s+after|hunt|find)`;
const damaged = String.raw`(?:broken|smashed|burn(?:t|ed)(?:\s+down)?|hurt|beaten(?:\s+up)?|killed|attacked|wrecked|stabbed|slashed|dead|sorry(?!\s+to)|in\s+(?:hospital|a\s+ditch|a\s+wheelchair|an?\s+ambulance|pieces|the\s+canal|the\s+river)|found\s+(?:dead|in\s+(?:the|a)\s+(?:canal|river|ditch)))`;
const things =
  '(?:legs?|arms?|neck|face|nose|teeth|jaw|head|kneecaps|house|home|flat|car|van|bike|shop|office|windows?|door|garden|gates?|tyres)';
const home = '(?:house|home|doorstep|door|flat|address|work|workplace)';
const friends = '(?:boys|lads|brothers|cousins|heavies|mates)';
const errand = String.raw`(?!(?:\s+\w+){0,4}\s+to\s+(?:return|collect|deliver|drop|inspect|measure|pick|fetch|look|view|sign|help))`;

/** Acts of the claimant's own, or of their people. */
const acts: readonly RegExp[] = [
  // I will break his legs; ill smash ur face in.
  pattern(
    iWill,
    few,
    hurt,
    String.raw`\s+(?:every\s+|all\s+|both\s+|each\s+)?`,
    theirs,
    String.raw`\s+(?:\w+\s+)?`,
    things,
    String.raw`\b`,
  ),
  pattern(iWill, few, hurt, String.raw`\s+`, whom, String.raw`\b(?!\s+(?:with|on|up\s+on)\b)(?!'s?\s)`),
  pattern(
    iWill,
    few,
    deal,
    String.raw`\s+`,
    whom,
    String.raw`(?:\s+(?:out|off|up|myself|ourselves|good|properly|one\s+day))*`,
    end,
  ),
  pattern(
    iWill,
    few,
    '(?:burn|torch|smash|wreck|slash|trash)',
    String.raw`(?:\s+[\w'-]{1,15}){0,4}?\s+`,
    theirs,
    String.raw`\s+(?:\w+\s+)?`,
    things,
    String.raw`\b`,
  ),
  pattern(iWill, few, String.raw`(?:do|hit)\s+`, whom, String.raw`\s+(?:in|over|hard|where\s+it\s+hurts)\b`),
  pattern(
    iWill,
    few,
    String.raw`(?:knock\s+`,
    whom,
    String.raw`\s+out|teach\s+`,
    whom,
    String.raw`\s+a\s+(?:\w+\s+)?lesson|(?:pay|be\s+paying|paying|give)\s+`,
    whom,
    String.raw`\s+(?:\w+\s+)?a\s+(?:little\s+|good\s+)?(?:visit|hiding|kicking|beating|slap)|have\s+`,
    theirs,
    String.raw`\s+kneecaps|let\s+`,
    theirs,
    String.raw`\s+tyres\s+down|set\s+(?:my|the)\s+dogs?\s+on\s+`,
    whom,
    String.raw`)\b`,
  ),
  pattern(
    iWill,
    few,
    String.raw`(?:come|go|turn\s+up|show\s+up|be|wait|camp)(?:ing)?(?:\s+(?:round|over|back|up|waiting|sitting|standing|there)){0,2}\s+(?:to|at|outside|by|on|round)\s+(?:to\s+|at\s+)?`,
    theirs,
    String.raw`\s+(?:\w+\s+)?`,
    home,
    String.raw`\b`,
    errand,
  ),
  pattern(
    iWill,
    String.raw`\s+(?:come|coming)\s+(?:for\s+`,
    whom,
    end,
    String.raw`|(?:a)?round\s+(?:yours|his|hers|theirs)\b)`,
  ),
  pattern(
    iWill,
    few,
    String.raw`(?:send|sending|bring|bringing)\s+(?:(?:the|my|some|a\s+few)\s+)?(?:`,
    friends,
    String.raw`|(?:someone|somebody|people|men|guys)\s+(?:round|over|to\s+`,
    theirs,
    String.raw`))\b`,
  ),
  pattern(
    iWill,
    few,
    String.raw`(?:take|seize|steal|grab)\s+`,
    theirs,
    String.raw`\s+(?:\w+\s+)?(?:car|van|truck|bike|tools?|stuff|phone|laptop|goods|things|belongings)\b`,
  ),
  pattern(
    String.raw`\b(?:my|our)\s+`,
    friends,
    String.raw`\s+(?:will\s+|to\s+)?(?:visit|deal\s+with|sort|come\s+(?:round|over|for))\s*`,
    whom,
    String.raw`?\b`,
  ),
  pattern(
    iWill,
    few,
    String.raw`make\s+`,
    theirs,
    String.raw`\s+(?:life|lives)\s+(?:\w+\s+)?(?:hell|misery|miserable|unbearable)\b`,
  ),
  pattern(
    String.raw`\b(?:would\s+)?(?:love|like|hope)\s+to\s+see\s+`,
    whom,
    String.raw`\s+(?:burn|suffer|die|hurt|bleed)\b`,
  ),
];

/** What will become of the other side. */
const fates: readonly RegExp[] = [
  pattern(
    String.raw`\b(?:`,
    who,
    '|',
    theirs,
    String.raw`(?:\s+[\w'-]{1,20}){1,2}?)`,
    willBe,
    String.raw`\s+(?:be|get|end\s+up|wake\s+up)\s+(?:\w+\s+)?`,
    damaged,
    String.raw`\b`,
  ),
  pattern(
    String.raw`\b`,
    who,
    willBe,
    String.raw`\s+(?:\w+\s+)?(?:regret\b|suffer`,
    end,
    String.raw`|pay\s+for\s+(?:this|what\s+\w+)\s+(?:\w+\s+)?(?:dearly|one\s+way|did|done)|get\s+(?:what\s+(?:he|she|they|you)|what's\s+coming|hurt)|wish\s+(?:he|she|they|you)\s+(?:had|were|never)|have\s+an\s+accident|be\s+(?:looking|watching)\s+over|not\s+know\s+what\s+hit|never\s+(?:walk|sleep|feel\s+safe)|see\s+what\s+happens`,
    end,
    String.raw`|find\s+out\s+what\s+(?:happens|i|we)|be\s+getting\s+a\s+visit|get\s+a\s+visit\s+from)`,
  ),
  pattern(
    String.raw`\b(?:some(?:body|one)|people)(?:'s)?(?:\s+(?:will|is|are))?\s+(?:going\s+to\s+)?(?:get|be)\s+hurt\b`,
  ),
  pattern(
    String.raw`\b(?:(?:you'?re|you\s+are|ur)\s+(?:a\s+)?dead(?:\s+(?:man|meat))?`,
    end,
    String.raw`|(?:he|she)(?:'s|\s+is)\s+a\s+dead\s+man|pay\w*\s+(?:he|she|they)(?:'s|'re|\s+is|\s+are)\s+dead\b|(?:he|she)(?:'s|\s+is)\s+getting\s+a\s+(?:slap|kicking|hiding|visit))`,
  ),
];

/** Words that threaten without saying what. */
const hints: readonly RegExp[] = [
  pattern(
    String.raw`\b(?:i|we|`,
    friends,
    String.raw`|and\s+i)(?:\s+(?:also|all|both|now|do))?\s+(?:knows?|no)\s+(?:exactly\s+|full\s+well\s+)?where\s+`,
    who,
    String.raw`(?:'s?)?\s+(?:lives?|works?|parks?|drinks?|sleeps?)\b(?!\s+(?:as|because|since|so)\b)`,
  ),
  pattern(
    String.raw`\b(?:i|we)(?:'ve(?:\s+got)?|\s+have(?:\s+got)?|\s+will\s+bring|'ll\s+bring)\s+(?:a|my|our)\s+(?:\w+\s+)?(?:baseball\s+bat|bat|knife|shotgun|gun|machete|crowbar)`,
    end,
  ),
  /\b(?:watch\s+(?:your|ur|his|her|their)\s+backs?|(?:better|should)\s+watch\s+out|sleep\s+with\s+one\s+eye\s+open|accidents\s+(?:do\s+)?happen)\b/gi,
  /\b(?:would|'d)\s+be\s+a\s+shame\s+if\b(?![^.]{0,80}\bcourt\b)/gi,
  /\bthings\s+(?:will|'ll|are\s+going\s+to|could|can|may)\s+(?:get|turn)\s+(?:\w+\s+)?(?:ugly|nasty|messy|violent|unpleasant)\b(?![^.]{0,40}\bcourt\b)/gi,
  /\b(?:won't|will\s+not|can't|cannot)\s+be\s+(?:held\s+)?responsible\s+for\s+(?:what|my)\b/gi,
  /\b(?:take|taking)\s+(?:the\s+law|matters|things)\s+into\s+(?:my|our)\s+own\s+hands\b/gi,
  /\bsomething\s+(?:bad|nasty|terrible)\s+(?:will|might|could|may|is\s+going\s+to)\s+happen\b/gi,
  /\bwho\s+(?:you're|you\s+are|he's|he\s+is|they're|they\s+are)\s+(?:messing|dealing)\s+with\b/gi,
  pattern(String.raw`\b(?:i|we)\s+know\s+people(?:\s+who\s+(?:can|will)\b|`, end, ')'),
  /\b(?:don't|do\s+not)\s+make\s+(?:me|us)\s+(?:come|go|send|call|tell|do|get|hurt|show)\b/gi,
  /\bhope\s+(?:your|his|her|their)\s+(?:\w+\s+){0,2}insurance\s+covers\s+fire\b/gi,
  /\bor\s+else\b(?=\s*(?:[.!?"'\n]|$))/gi,
];

export const harm: readonly RegExp[] = [...acts, ...fates, ...hints];
