import { placeholders } from '../placeholders.ts';

/**
 * Sentences that speak to a machine that writes the letter, not about what happened. Each is an order in the
 * imperative or the mark of a template: "he ignored my instructions" and "he promised to pay instead" are facts.
 */
const instructions: readonly RegExp[] = [
  /(?:^|[.:;,]\s*|\b(?:please|now|just|then|you\s+(?:must|should|will|can))\s+)(?:ignore|disregard|forget|override|bypass)\b.{0,60}\b(?:instructions?|prompts?|rules|guidelines|the\s+above|everything\s+(?:above|before)|system|template)\b/i,
  /^\W*(?:add|insert|include|append|write|say)\s*:/i,
  /^\W*(?:system|developer|assistant|user)\s*(?:prompt|message|role)?\s*:/i,
  /\b(?:as|you\s+are(?:\s+now)?|you're(?:\s+now)?)\s+(?:an?\s+|the\s+)?(?:ai|a\.i\.|language\s+model|llm|chat\s?bot|assistant|pirate|poet)\b/i,
  /\byou\s+are\s+now\s+(?:an?|the)\s+\w+/i,
  /^\W*(?:please\s+)?(?:act\s+as|pretend\s+(?:to\s+be|you\s+are)|role-?play)\b/i,
  /(?:^\W*|[,:;]\s*|\b(?:please|and|then|must|should)\s+)(?:write|rewrite|add|include|insert|put|state|mention|replace|change|set|output|print|say|use|remove|omit|delete|skip|leave\s+out)\b.{0,60}\b(?:in(?:to)?|to|from|of|as|out\s+of|at\s+the\s+(?:top|end)\s+of)\s+(?:the|this|your|that)\s+(?:letter|draft|heading|placeholder|prompt|output|template)\b/i,
  /^\W*(?:please\s+)?(?:write|rewrite)\b.{0,20}\b(?:like\s+(?:one|an?\s)|in\s+the\s+style|(?:a|the|this)\s+letter\b)/i,
  /^\W*(?:demand\s+(?:£|\d)|sign\s+(?:it\s+|the\s+letter\s+)?as\b)/i,
  /\b(?:amount|sum|total|deadline|reference|date|defendant|claimant)\b.{0,30}\b(?:in|of|on)\s+(?:the|this|your)\s+letter\b.{0,20}\b(?:must|should|shall|needs?\s+to|has\s+to|is\s+to)\b/i,
  /\b(?:the|this|your)\s+letter\s+(?:must|should|shall|needs?\s+to|has\s+to)\b/i,
  /\bnew\s+instructions?\s*:|\binstructions?\s+(?:for|to)\s+(?:the\s+)?(?:writer|drafter|assistant|model|ai)\b/i,
  /\{\{[^{}\n]{0,80}\}\}|<\|\w{1,20}\|>|\[\/?INST\]/i,
];

const ourPlaceholders: readonly string[] = Object.values(placeholders);

/** Whether a sentence tells the writer of the letter what to write. A placeholder of ours would be filled in, so it counts. */
export function instructsTheWriter(sentence: string): boolean {
  return (
    instructions.some((pattern) => pattern.test(sentence)) ||
    ourPlaceholders.some((text) => sentence.includes(text))
  );
}
