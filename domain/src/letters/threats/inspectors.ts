import { few, forMoney, iWill, orElse, pattern, start, theirs, unpaid, whom, willBe } from './vocabulary.ts';

/** Offices that can make trouble for a business and have no say in what it owes. */
const offices = String.raw`(?:council(?!\s+(?:tax\b|(?:that\s+)?(?:i|we)\b))|environmental\s+health|health\s+(?:and|&)\s+safety|hse|licensing|food\s+(?:hygiene|standards)|building\s+control|planning\s+(?:department|office|enforcement)|fire\s+(?:service|brigade|inspectors?)|rspca|dvla|dvsa|inspectors?)`;
const tell =
  '(?:report|call|contact|tell|inform|ring|phone|complain|get|go|speak|write|notify|involve|send|have|be)(?:t?ing)?';
const learn = String.raw`(?:be\s+(?:told|informed|hearing|getting)|hear|know|find\s+out)\b`;

/**
 * To complain to an office is a right, and so is to say so. It is a threat where payment buys it off, or where the
 * office is sent to frighten: that holds for Trading Standards and every regulator too (`for-payment.ts`). An ombudsman
 * decides what is owed: going there if the other side does not pay is the lawful next step.
 */
export const inspectors: readonly RegExp[] = [
  ...forMoney(String.raw`${tell}\b[^.!?]{0,30}?\b${offices}\b`),
  pattern`${start}pay\b[^.!?]{0,30}\bor\s+(?:the\s+)?${offices}\s+(?:will\s+|are\s+going\s+to\s+)?(?:knows?|finds?\s+out|hears?|gets?|comes?|be|are|is)\b`,
  pattern`${orElse}\b${offices}${willBe}\s+${learn}`,
  pattern`\b${offices}${willBe}\s+${learn}\b[^.!?]{0,60}?${unpaid}`,
  pattern`${iWill}${few}(?:have|get|set|send)\s+(?:the\s+)?(?:${offices}|trading\s+standards)\s+(?:(?:a?round|over|down|up|out|in)\s+)?(?:there\b|on(?:to)?\s+${whom}(?![\w'])|at\s+${theirs}\s+door|all\s+over|crawling|swarming|so\s+(?:fast|quick))`,
  pattern`\bso\s+(?:fast|quick|quickly|hard)\s+(?:that\s+)?(?:your|ur|his|her|their)\s+(?:head|heads|feet)\s+(?:will|'ll|won't|would)\b`,
];
