import { circle, few, forMoney, iWill, kin, orElse, pattern, publics, theirs, willBe } from './vocabulary.ts';

const titles =
  '(?:post|news|mail|times|mirror|star|express|record|telegraph|echo|standard|herald|chronicle|gazette)';
/** By how they are called: the Daily Mail, the Yorkshire Evening Post, the Leicester Mercury. */
export const newspapers = String.raw`(?:(?:evening|daily|sunday)\s+${titles}|(?:\w{3,20}\s+)?(?:mercury|argus|advertiser)|(?!london)\w{3,20}\s+(?:gazette|herald|chronicle|courier|examiner|sentinel|telegraph|echo))`;

const audience =
  '(?:customers?|clients?|buyers?|guests?|parents?|neighbours?|followers?|tenants?|members?|suppliers?|colleagues?)';
const heard = String.raw`(?:hear|hearing|know|see|read|find\s+out|learn|be\s+told)\s+(?:exactly\s+|all\s+)?(?:about|of|this|it|what|who|how|that)\b`;
const evidence = String.raw`(?:screenshots?|messages|texts|recordings?|footage|videos?|truth|story|whole\s+lot|letter|photos(?!\s+of\b))`;
const reviews = String.raw`(?:be\s+)?(?:post|leav|writ|publish)(?:e|ing)?\s+(?:[\w-]+\s+){0,3}?reviews?\b`;

/** To tell the press, or all who deal with the other side. An honest review later on is a right. */
export const press: readonly RegExp[] = [
  pattern`\bnext\s+(?:stop|step|call|e-?mail|letter)\s+(?:is|will\s+be)\s+(?:to\s+)?(?:the\s+|my\s+)?(?:\w+\s+)?(?:${newspapers}|${publics}|press|media|radio|bbc|itv|tv)(?=\s*(?:[.,;!?"'\n]|$|(?:if|unless|until)\b))`,
  pattern`${iWill}${few}(?:take|give|bring|sell|hand|send)(?:ing)?\s+(?:this|it|these|them|everything|(?:my|the|our)\s+\w+)\s+(?:\w+\s+)?to\s+(?:the\s+|my\s+)?(?:\w+\s+)?(?:${newspapers}|newspapers?|papers?(?!\s+(?:i|we|you|that|of|for)\b)|press|media|radio|bbc|itv)\b`,
  pattern`\b(?:the\s+)?(?:\w+\s+)?${newspapers}\s+(?:would|will|'d|might)\s+(?:\w+\s+)?(?:love|like|enjoy|want|print|run|publish|hear|be\s+(?:interested|hearing|running|printing))\b`,
  pattern`\b(?:every(?:\s+single)?|all)\s+(?:(?:of\s+)?${theirs}\s+)?(?:\w+\s+)?${audience}\b[^.!?]{0,60}?${willBe}\s+(?:\w+\s+)?(?:be\s+)?${heard}`,
  pattern`\b${theirs}\s+(?:${circle}|${kin})(?:\s+(?:at|in)\s+(?:the\s+)?[\w-]+(?:\s+[\w-]+)?)?${willBe}\s+(?:\w+\s+)?(?:be\s+(?:getting|receiving|sent|shown|seeing|reading)|get|receive|see|read)\s+(?:the|these|those|this|my|our|your|every|all)\s+(?:(?:the|my|our|your|of)\s+)?${evidence}`,
  pattern`${iWill}${few}(?:make\s+(?:sure|certain)|see\s+to\s+it|ensure)\s+(?:that\s+)?(?:every|all)\b[^.!?]{0,40}?\b(?:customers?|clients?|neighbours?|followers?|one)\s+(?:knows?|hears?|finds?\s+out|sees?|learns?|reads?)\b`,
  pattern`${iWill}${few}(?:be\s+)?(?:contact|call|ring|e-?mail|write|speak|talk|in\s+touch|go)(?:ing)?\s+(?:to\s+|with\s+)?(?:the\s+|a\s+|my\s+)?(?:\w+\s+)?(?:${newspapers}|press|media|bbc|itv|journalists?|reporters?|rip\s+off\s+britain)\b`,
  pattern`${orElse}\b${theirs}\s+${circle}\s+(?:gets?|receives?|sees?|hears?|knows?|finds?\s+out)\b`,
  pattern`${iWill}${few}${reviews}[^.!?]{0,20}?\b(?:everywhere|all\s+over|(?:on\s+)?every\s+(?:site|page|platform|website|day|week))\b`,
  ...forMoney(reviews),
];
