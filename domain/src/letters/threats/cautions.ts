import { few, friends, iWill, kin, pattern, start, theirs, whom, willBe } from './vocabulary.ts';

const notCourt = String.raw`(?![^.!?]{0,60}\b(?:courts?|hearing|judge|claim|mediation|evidence)\b)`;
const stop = String.raw`(?=\s*[.!"\n])`;
const relation = `(?:him|(?:my|our)\\s+(?:\\w+\\s+)?(?:${kin}|${friends}|uncles?))`;
const house =
  '(?:doors?|windows?|locks?|gates?|cameras?|cctv|kids|children|family|eye|back|alone|dark|shadows?)';
const fighter = String.raw`(?:boxer|kick\s?boxer|cage\s+fight(?:er|ing)|fighter|bouncer|doorman|ex[-\s]?(?:army|marine|con|military|paras?)|gangster|hard\s+man|debt\s+collector|martial\s+arts?)`;

/** Advice about trouble, locks, tempers and losses, which may be well meant or about the case. */
export const cautions: readonly RegExp[] = [
  pattern`\bthere(?:(?:'ll|\s+will)\s+be|(?:'s|\s+is)\s+going\s+to\s+be)\s+(?:\w+\s+)?trouble(?:${stop}|\s+(?:if|unless|until|for)\s+(?:you|u|i|we|my)\b)${notCourt}`,
  pattern`\b(?:(?:you'?re|you\s+are|you(?:'ll|\s+will)\s+be|ur)\s+(?:in(?:\s+for)?|asking\s+for|heading\s+for|looking\s+for)\s+(?:\w+\s+){0,3}?trouble|you(?:'ve|\s+have)\s+(?:(?:got\s+)?(?:\w+\s+)?trouble\s+coming|brought\s+(?:\w+\s+)?trouble\s+on)|${iWill}${few}(?:cause|give|bring)\s+${whom}\s+(?:\w+\s+){0,4}?trouble)\b`,
  pattern`\b(?:you|u)(?:${willBe}|\s+(?:could|might))\s+(?:\w+\s+)?lose\s+(?:(?:a\s+lot\s+|much\s+|far\s+)?more\s+than\s+(?:just\s+)?(?:money|your|this|that|£)|everything\b)${notCourt}`,
  pattern`\byou(?:'ve|\s+have)(?:\s+got)?\s+(?:a\s+lot\s+|much\s+|far\s+)?more\s+to\s+lose\s+than\s+(?:i|we|me|us)\b${notCourt}`,
  pattern`\bi(?:'d|\s+would)\s+(?:not\s+)?(?:keep|get|buy|lock|bolt|check|walk|watch|leave|change|fit|hide)\b[^.!?]{0,40}?\b${house}\b[^.!?]{0,30}?\bif\s+i\s+(?:were|was)\s+(?:you|u|him|her|them)\b`,
  pattern`(?:${start}(?:better\s+)?|\b(?:you|u)\s+(?:should|better|had\s+better|might\s+want\s+to|need\s+to)\s+)(?:make\s+sure\s+(?:that\s+)?(?:you|u)\s+)?(?:lock|bolt|check|keep(?=[^.!?]{0,30}\b(?:shut|locked|closed|bolted|drawn)\b)|double[-\s]lock)\s+(?:up\s+)?(?:(?:your|ur|the|all)\s+){1,2}(?:\w+\s+)?(?:doors?|windows?|locks?|gates?|curtains)(?:\s+(?:shut|locked|closed|bolted|drawn|well|properly|at\s+night|tonight|twice))*${stop}`,
  pattern`${start}(?:watch\s+out|take\s+care|be\s+(?:very\s+)?careful|watch\s+yourself)\s+(?:(?:crossing|driving|walking|sleeping|going\s+out)\b|(?:when|next\s+time|if|on)\s+(?:you|u|your)\s+(?:next\s+)?(?:walk|drive|go\s+out|way|sleep|cross|leave\s+(?:work|home)|start\s+your|come\s+home)\b)`,
  pattern`(?:${start}(?:don't|do\s+not|never)|\b(?:i\s+would\s+not|i\s+wouldn't|(?:you|u)\s+should(?:n't|\s+not)))\s+(?:(?:walk|go|be|drive)\s+(?:home\s+|out\s+|anywhere\s+)?(?:alone|on\s+your\s+own|after\s+dark|at\s+night)|leave\s+${theirs}\s+(?:\w+\s+)?(?:van|car|bike|dog|cat|kids|children|windows|door)\s+(?:on\s+the\s+(?:street|road)|out(?:side)?|alone|unattended|open|unlocked)(?:\s+(?:at\s+night|overnight|tonight))?${stop})`,
  pattern`(?:${start}(?:make\s+sure|hope)\s+your\s+(?:\w+\s+)?(?:alarms?|locks|cameras|insurance)\s+(?:works?|is|are|covers)\b[^.!?]{0,20}?|${start}be\s+(?:very\s+)?(?:afraid|scared|worried)|\byou\s+should\s+be\s+(?:\w+\s+)?worried\s+(?:about|for)\s+your\s+(?:\w+\s+)?(?:safety|health|life|${kin}))${stop}`,
  pattern`\b(?:can't|cannot)\s+(?:say|tell|predict|be\s+sure)\s+what\s+(?:he|they|(?:my|our)\s+\w+)\s+(?:will|might|may|would)\s+do\b`,
  pattern`\b(?:he|my\s+\w+)(?:'s|\s+is)\s+(?:known\s+to\s+be\s+)?a\s+(?:very\s+)?(?:violent|dangerous|jealous|hard)\s+(?:man|person|lad|bloke)${stop}`,
  pattern`\b(?:trying|struggling|can't|cannot|hardly)\s+(?:to\s+)?(?:keep|calm|talk)\s+${relation}\s+(?:calm|down|away|back|off|quiet|out\s+of)\b`,
  pattern`\b(?:i|we)\s+know\s+(?:exactly\s+)?where\s+to\s+find\s+(?:you|u|him|${theirs}\s+(?:${kin}))(?=\s*[.,!"\n])`,
  pattern`\b(?:i|we)(?:\s+(?:can(?:'t|not|\s+(?:hardly|barely|not))|won't(?:\s+be\s+able\s+to)?|will\s+not|am|are)|'m|'re)\s+(?:\w+\s+){0,2}?(?:answer\s+for|hold(?:ing)?|control|stop|restrain|vouch\s+for)\s+(?:what\s+)?${relation}(?:\s+back|\s+from\s+(?:com|go|hurt|do|pay)\w*|\s+(?:will|might|may|would|does|do)\b|\s+(?:if|when)\b|\s+(?:much\s+|any\s+)longer|${stop})`,
  pattern`\b(?:i|we)\s+(?:can't|cannot|can\s+not|couldn't)\s+promise\b[^.!?]{0,10}\b${relation}\s+(?:won't|will\s+not|will\s+(?:stay|keep|be)\s+(?:calm|away|out)|(?:might|may)\s+not)\b${notCourt}`,
  pattern`\b(?:i|we)\s*(?:won't|will\s+not|can't|cannot|(?:am|'m)\s+not\s+going\s+to)\s+(?:\w+\s+)?(?:(?:stop|hold)\s+(?:him|them)(?:\s+back)?|stand\s+in\s+(?:his|their|her)\s+way)${stop}`,
  pattern`\bmy\s+\w+(?:\s+(?:is|was|does|used\s+to\s+be)|'s)\s+(?:an?\s+)?(?:\w+\s+){0,2}?${fighter}\b(?:[^.!?]{0,30}?\b(?:not\s+happy|angry|furious|wants?|would\s+(?:like|love)|temper|looking\s+for|hates?)\b[^.!?]{0,20}?\b(?:you|u|word)\b|\s+for\s+the\s+\w+${stop})`,
  pattern`\b(?:is|are)(?:n't|\s+not)\s+(?:half\s+|nearly\s+)?as\s+(?:patient|nice|polite|kind|friendly|calm|reasonable|forgiving|gentle|understanding)\s+as\s+(?:me|us|i\s+am|we\s+are)${stop}`,
  pattern`\b(?:people|men|lads|family|guys)\s+(?:(?:that|who|whom)\s+)?(?:i|we)\s+owe\b[^.!?]{0,20}?\b(?:will|are\s+going\s+to)\s+(?:\w+\s+){0,2}?(?:come|call|visit|look|want|find|see)\b[^.!?]{0,10}?\b(?:you|u)\b`,
  pattern`\b(?:i|we)\s+hope\s+(?:that\s+)?(?:you|u|he)\s+(?:all\s+)?gets?\s+what(?:\s+(?:you|u|he)\s+deserves?|(?:'s|\s+is)\s+coming)\b`,
  pattern`(?:${start}(?:this|it)\s+(?:is|means)\s+war|\b(?:there(?:'ll|\s+will)\s+be|you(?:'ve|\s+have)\s+started)\s+(?:a\s+)?war|\byou(?:'ve|\s+have)\s+started\s+something\b[^.!?]{0,15}\b(?:can't|cannot|won't)\s+finish|\byou(?:'re|\s+are)\s+playing\s+with\s+fire|\b(?:no\s+idea|don't\s+know|do\s+not\s+know)\s+what(?:'s|\s+is)\s+coming|\b(?:don't|do\s+not|wouldn't)\s+fancy\s+${theirs}\s+chances|\b(?:haven't|have\s+not)\s+seen\s+(?:my|our)\s+(?:bad|nasty|worst|other|dark)\s+side)\b(?![^.!?]{0,30}\bwhen\b)${notCourt}`,
  pattern`\b(?:i|we|my\s+\w+)\s+can\s+(?:be|get|turn)\s+(?:very\s+|really\s+|quite\s+|extremely\s+)?(?:nasty|ugly|violent|vicious|evil|dangerous)\b`,
  pattern`\b(?:dread|hate|shudder|scared|afraid)\s+to\s+(?:think|imagine)\s+what\s+(?:(?:my|our)\s+\w+|i|he|they)\s+(?:would|will|might|could|may)\s+do\b(?!\s+without\b)`,
  pattern`\btold\s+(?:all\s+)?(?:my|the)\s+(?:${friends}|friends|${kin}|uncles?)\s+where\s+(?:you|u|${theirs}\s+${kin})\s+(?:lives?|works?|parks?|drinks?|sleeps?)${stop}`,
  pattern`\bmy\s+(?:${kin}|${friends}|uncle)\b[^.!?]{0,50}?\b(?:has|carries|owns|keeps)\s+(?:a|his)\s+(?:\w+\s+)?(?:gun|shotgun|knife|machete|baseball\s+bat)${stop}`,
  pattern`${iWill}${few}(?:send|bring)(?:ing)?\s+(?:my|our)\s+(?:${kin}|${friends}|uncles?)\s+(?:a?round|over|down)(?:,|${stop})`,
];
