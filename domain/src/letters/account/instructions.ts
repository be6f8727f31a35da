import { asksTheWriter } from './asks-of-the-writer.ts';

/**
 * Orders to a machine or a person that writes the letter, not accounts of what happened. Each is in the
 * imperative: "he ignored my instructions" and "he promised to pay instead" are facts.
 */
const orders: readonly RegExp[] = [
  /(?:^|[.:;,]\s*|\b(?:please|now|just|then|you\s+(?:must|should|will|can))\s+)(?:ignore|disregard|forget|override|bypass)\b(?!\s+(?:of|for)\b).{0,60}\b(?:instructions?|prompts?|rules|guidelines|the\s+above|everything\s+(?:above|before)|system|template)\b/i,
  /^\W*(?:please\s+)?(?:act\s+as|pretend\s+(?:to\s+be|you\s+are)|role-?play)\b/i,
  /(?:^\W*|\b(?:please|you\s+must|you\s+should)\s+)(?:write|rewrite|add|include|insert|put|state|mention|replace|change|set|output|print|say|use(?!\s+of)|remove|omit|delete|skip|leave\s+out)\b.{0,60}\b(?:in(?:to)?|to|from|of|as|out\s+of|at\s+the\s+(?:top|end)\s+of)\s+(?:(?:the|this|that)\s+letter|(?:the|this|your|that)\s+(?:draft|heading|placeholder|prompt|output|template))\b/i,
  /^\W*(?:please\s+|also\s+)*(?:add|include|mention|write)\s+that\b/i,
  /^\W*(?:please\s+)?(?:add|include|insert|print|put|use|write)\b[^.!?\n]{0,60}\[[A-Z_]{2,40}\]/i,
  /^\W*(?:please\s+)?(?:write|rewrite)\b.{0,20}\b(?:like\s+(?:one|an?\s)|in\s+the\s+style|(?:a|the|this)\s+letter\b|an?\s+(?:poem|song|story)\b)/i,
  /^\W*(?:demand\s+(?:£|\d)|sign\s+(?:it\s+|the\s+letter\s+)?as\b)/i,
  /\b(?:amount|sum|total|deadline|reference|defendant|claimant)\s+(?:in|of|on)\s+(?:the|this|your)\s+letter\s+(?:must|should|shall)\s+be\b/i,
  /\b(?:the|this|your)\s+letter\s+(?:must|should|shall)\s+(?:not\s+)?(?:say|state|demand|ask|include|mention|tell|claim)\b/i,
];

/** Marks of a template or of a conversation with a machine: they count inside a quotation too. */
const marks: readonly RegExp[] = [
  /^\W*(?:add|insert|append)\s*:/i,
  /^\W*(?:SYSTEM|USER)\b[^:\n]{0,20}:|^\W*(?:assistant|developer)(?:\s*(?:prompt|message|role))?\s*:/,
  /^\W*(?:system|user)\s*(?:(?:prompt|message|role)\s*:|:\s*(?:you|the\s+(?:amount|letter)|ignore|set|override)\b)/i,
  /\byou(?:\s+are|'re)\s+(?:now\s+)?(?:an?\s+|the\s+)(?:ai|a\.i\.|language\s+model|llm|chat\s?bot|(?:helpful\s+)?assistant|pirate|poet|lawyer|solicitor|judge)\b/i,
  /\bas\s+an\s+ai\b,?\s+(?:language\s+model\b|you\b)/i,
  /\byou(?:\s+are|'re|’re)\s+now\s+(?:chatgpt|gpt|dan\b|claude|gemini|copilot|unrestricted|jailbroken|in\s+(?:developer|god)\s+mode)/i,
  /^\W*\[(?:system|assistant|developer|admin|instructions?)\]/i,
  /\bnew\s+instructions?\s*:|\binstructions?\s+(?:for|to)\s+the\s+(?:writer|drafter|model|ai)\b/i,
  /\{\{[^{}\n]{0,80}\}\}|<\|\w{1,20}\|>|\[\/?INST\]/i,
];

/** An order within the story: "He said: ignore the above and pay cash." */
const isTold = /\b(?:said|says|told|tells|wrote|writes|texted|e-?mailed|asked|agreed|insisted|advised)\b/i;

/** Whether a sentence tells the writer of the letter what to write. */
export function instructsTheWriter(sentence: string): boolean {
  return (
    marks.some((pattern) => pattern.test(sentence)) ||
    asksTheWriter(sentence) ||
    (!isTold.test(sentence) && orders.some((pattern) => pattern.test(sentence)))
  );
}
