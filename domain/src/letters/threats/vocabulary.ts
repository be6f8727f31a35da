/** Pieces of the patterns that find threats. The names of both sides are blanked out in the text they read. */

/** An act that lies ahead: "I will", "we're going to", "or I go". What "would" happen is a story, unless somebody would love it. */
export const ahead = String.raw`(?:(?:\b(?:will|shall|gonna|may|might|could|can|must|intends?\s+to|intending\s+to|plan(?:s|ning)?\s+to|about\s+to|going\s+to|ready\s+to|prepared\s+to|happy\s+to|want(?:s|ing)?\s+to|have\s+to|has\s+to|had\s+better|would\s+(?:like|love)\s+to|not\s+afraid\s+to|thinking\s+of|considering|consider|threaten\s+to|reserve\s+the\s+right\s+to|next\s+step\s+is\s+to|or\s+(?:else\s+)?(?:i|we)|let\s+me|let's|(?:i'm|i\s+am|we're|we\s+are)(?=\s+(?:send|bring|report|call|post|tell|ring|contact|putt|com|inform|involv)ing\b))|'ll)\b)`;

/** Between the words that announce an act and the act. */
export const few = String.raw`(?:\s+(?!(?:not|never)\b)[\w'-]{1,20}){0,4}?\s+`;

/** Somebody other than the claimant, or what is theirs. */
export const them = String.raw`(?:you|u|yous|your|ur|yours|him|his|her|hers|them|their|theirs|these\s+(?:people|men)|□[□ ]{0,80}(?:'s)?)`;
export const they = `(?:you|u|he|she|they|□[□ ]{0,80})`;

export const kin = String.raw`(?:wife|husband|partner|girlfriend|boyfriend|mum|mother|dad|father|parents|famil(?:y|ies)|kids?|children|sons?|daughters?|brothers?|sisters?|grand\w+|friends?|neighbours?|relatives|in-laws)`;
export const workplace = String.raw`(?:employers?|boss(?:es)?|line\s+manager|managers?|work(?:place)?|company|colleagues?|customers?|clients?|suppliers?|school|university|church|mosque|landlord)`;
