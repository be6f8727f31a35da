import { end, few, iWill, kin, pattern, prospects, role, theirs, who, willBe } from './vocabulary.ts';

const damaged = String.raw`(?:broken|smashed|burn(?:t|ed)(?:\s+down)?|hurt|beaten(?:\s+up)?|killed|attacked|wrecked|stabbed|slashed|dead|sorry(?!\s+(?:to|for)\b|[^.!?]{0,20}\bmiss)|in\s+(?:hospital(?!\s+(?:until|till|for|from|on|with|because)\b)|a\s+ditch|a\s+wheelchair|an?\s+ambulance|pieces|the\s+canal|the\s+river)|found\s+(?:dead|in\s+(?:the|a)\s+(?:canal|river|ditch)))`;

/** What will become of the other side. */
export const fates: readonly RegExp[] = [
  pattern`\b(?:${who}|${theirs}(?:\s+[\w'-]{1,20}){1,2}?)${willBe}\s+(?:be|get|end\s+up|wake\s+up)\s+(?:\w+\s+)?${damaged}\b`,
  pattern`\b(?:${who}|${role}|${theirs}\s+${kin})${willBe}\s+(?:\w+\s+)?(?:regret\b(?!\s+(?:nothing|not)\b)|suffer${end}|pay\s+(?:(?:me|us|up)\s+)?one\s+way\s+or\s+(?:another|the\s+other)|pay\s+for\s+(?:this|what\s+\w+)\s+(?:\w+\s+)?(?:dearly|one\s+way|did|done)|get\s+(?:what\s+(?:he|she|they|you)|what(?:'s|\s+is)\s+coming|hurt)|wish\s+(?:he|she|they|you|u)(?:'d|\s+(?:had|were|was|never))|have\s+an\s+accident|be\s+(?:looking|watching)\s+over|not\s+know\s+what\s+hit|never\s+(?:walk|sleep|feel\s+safe)|see\s+what\s+happens${end}|(?:find\s+out|learn|know)\s+what\s+(?:happens|i|we|(?:real\s+)?(?:pain|fear|hell|suffering|trouble)\s+(?:is|means|feels))|be\s+getting\s+a\s+visit|get\s+a\s+visit\s+from(?!\s+(?:the|an?|my|our)\s+(?:\w+\s+)?(?:surveyor|engineer|expert|assessor|bailiffs?|officer|inspector|fitter|electrician|plumber|builder|locksmith|agent)\b))`,
  pattern`\b(?:some(?:body|one)|people)(?:'s)?(?:\s+(?:will|is|are))?\s+(?:going\s+to\s+)?(?:get|be)\s+hurt\b`,
  pattern`\b(?:(?:you'?re|you\s+are|ur|u\s+r)\s+(?:a\s+)?dead(?:\s+(?:man|meat))?${end}|(?:he|she)(?:'s|\s+is)\s+a\s+dead\s+man|pay\w*\s+(?:he|she|they)(?:'s|'re|\s+is|\s+are)\s+dead\b|(?:he|she)(?:'s|\s+is)\s+getting\s+a\s+(?:slap|kicking|hiding|visit))`,
  pattern`\b${who}${willBe}\s+(?:get|have)\s+${theirs}\s+(?:\w+\s+)?(?:legs?|arms?|fingers|neck|nose|teeth|jaw|face)\s+(?:broken|smashed|kicked|punched)\b`,
  pattern`\b${theirs}\s+li(?:fe|ves)\s+(?:won't|will\s+not|will\s+no\s+longer)\s+be\s+worth\s+living\b`,
  pattern`${iWill}${few}(?:make\s+(?:sure|certain)|see\s+to\s+it|ensure)\s+(?:that\s+)?${theirs}\s+(?:\w+\s+)?${prospects}\s+(?:(?:goes|go|is\s+going)\s+(?:under|bust|bankrupt|to\s+the\s+wall|down)|(?:fails?|folds?|collapses?|suffers?|dies|never\s+(?:happens|opens|recovers))|(?:isn't|aren't|is\s+not|are\s+not|won't\s+be|is|are|will\s+be)\s+(?:not\s+)?(?:worth(?:less)?|over|finished|ruined|destroyed|shut|closed|hell|a\s+misery))\b`,
  pattern`\b${who}(?:'s|'re|\s+is|\s+are)\s+(?:going\s+to|gonna)\s+get\s+(?:it|his|hers|theirs|yours)${end}`,
  pattern`\b(?:shop|house|home|van|car|office|place)\s+(?:burns(?:\s+down|${end})|(?:goes|going)\s+up\s+in\s+(?:flames|smoke))`,
  pattern`\b(?:${who}|${role})(?:'d)?\s+(?:should|ought\s+to|better|had\s+better)\s+be\s+(?:\w+\s+)?(?:afraid|scared|frightened)\b`,
  pattern`\b${who}${willBe}\s+get\s+a\s+(?:good\s+)?(?:kicking|hiding|slap|beating)\b`,
  pattern`\b${theirs}\s+windows?\s+(?:will|are\s+going\s+to)\s+(?:go|get|be)\b`,
  pattern`\b(?:you|u)(?:\s+(?:won't|will\s+not|will\s+never)|(?:'re|\s+are)\s+not\s+going\s+to|'ll\s+never)\s+(?:\w+\s+)?(?:live\s+(?:to|long|through|another)|see\s+(?:christmas|tomorrow|another\s+(?:day|birthday|christmas|sunrise|year|summer)|the\s+(?:end\s+of\s+the|weekend|summer|new\s+year)|(?:your|ur)\s+(?:\w+\s+)?${kin}\s+again)|make\s+it\s+(?:home|out|to\s+(?:the\s+)?(?:trial|court|christmas|old\s+age|weekend|your\s+next))|survive|wake\s+up)\b`,
  pattern`\b(?:(?:you|u)(?:'ve|\s+have)(?:\s+got)?\s+(?:\w+\s+){1,2}(?:left\s+)?to\s+live|(?:your|ur)\s+life\s+is\s+in\s+(?:\w+\s+)?danger|(?:dance|spit|piss|laugh)(?:ing)?\s+on\s+${theirs}\s+grave)(?=\s*[.,!"\n]|\s+(?:if|unless|until|one)\b)`,
  /\beating\s+through\s+a\s+straw\b/gi,
  /\b(?:pay|pays|paid|paying)\b[^.!?]{0,20}\b(?:with|in)\s+(?:your\s+|his\s+|her\s+|their\s+)?(?:own\s+)?blood\b(?!,?\s+(?:sweat|tests?|samples?)\b)/gi,
];
