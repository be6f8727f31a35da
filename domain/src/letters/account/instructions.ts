// Text that speaks to whoever writes the letter, not about what happened.
const steering: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,60}\b(?:instruction|prompt|rule|above|previous|prior|earlier|everything|guideline|system|template)s?\b/is,
  /\b(?:system|developer|assistant|user)\s*(?:prompt|message|role)?\s*:/i,
  /\b(?:language\s+model|chatgpt|gpt-?\d|openai|llm|ai\s+(?:assistant|model)|as\s+an\s+ai|prompt)\b/i,
  /\b(?:you\s+are\s+(?:now\s+)?(?:a|an|the)\s+(?:assistant|lawyer|solicitor|model|ai|bot|pirate|poet|expert)|act\s+as\s+(?:a|an)|pretend\s+(?:to|you)|role-?play)\b/i,
  /\b(?:write|add|include|insert|put|mention|state|replace|change|set|output|print|respond\s+with|reply\s+with|say|make|use|remove|omit|leave\s+out|delete|skip|do\s+not\s+(?:include|mention|use))\b.{0,50}\b(?:letter|section|heading|paragraph|claim\s+reference|reference|placeholder|amount|sum|deadline|instead|court|signature)\b/is,
  /\bthis\s+letter\b|\b(?:failure|how)\s+to\s+respond\b|\bcourt\s+proceedings\b|\bpre-action\s+conduct\b/i,
  /\bnew\s+(?:instructions?|rules?)\b|\binstructions?\s+(?:for|to)\s+(?:the\s+)?(?:writer|drafter|letter)\b/i,
  /\b(?:claim|letter|new)\s+(?:reference|amount|deadline|sum)\s*(?:is|=|:)/i,
];

/** Errs on the side of leaving a sentence out: the account stays readable without it. */
export function steersTheWriter(sentence: string): boolean {
  return steering.some((pattern) => pattern.test(sentence));
}
