/** In the order of the filter buttons (specification 2, section 3). */
export const faqCategories = [
  'general',
  'mediation',
  'evidence',
  'costs',
  'enforcement',
  'technical',
  'claims',
  'legal',
  'billing',
] as const;

export type FaqCategory = (typeof faqCategories)[number];

export const categoryNames: Record<FaqCategory, string> = {
  general: 'General',
  mediation: 'Mediation',
  evidence: 'Evidence',
  costs: 'Costs',
  enforcement: 'Enforcement',
  technical: 'Technical',
  claims: 'Claims',
  legal: 'Legal',
  billing: 'Billing',
};

export type FaqEntry = {
  /** Also the URL hash: `/faq#refunds`. Never changed once published. */
  readonly id: string;
  readonly question: string;
  /** Paragraphs of plain text. */
  readonly answer: readonly string[];
  readonly category: FaqCategory;
};

/** What a file of one category holds. */
export type FaqContent = readonly Omit<FaqEntry, 'category'>[];
