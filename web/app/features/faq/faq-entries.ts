import { billing } from './content/billing.ts';
import { claims } from './content/claims.ts';
import { costs } from './content/costs.ts';
import { enforcement } from './content/enforcement.ts';
import { evidence } from './content/evidence.ts';
import { general } from './content/general.ts';
import { legal } from './content/legal.ts';
import { mediation } from './content/mediation.ts';
import { technical } from './content/technical.ts';
import { type FaqCategory, type FaqContent, type FaqEntry, faqCategories } from './faq-entry.ts';

const contents: Record<FaqCategory, FaqContent> = {
  general,
  mediation,
  evidence,
  costs,
  enforcement,
  technical,
  claims,
  legal,
  billing,
};

/** Every question and answer. Only the server loads this: the browser gets the words with the page. */
export const faqEntries: readonly FaqEntry[] = faqCategories.flatMap((category) =>
  contents[category].map((entry) => ({ ...entry, category })),
);
