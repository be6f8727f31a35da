import { billing } from './content/billing.ts';
import { claims } from './content/claims.ts';
import { costs } from './content/costs.ts';
import { enforcement } from './content/enforcement.ts';
import { evidence } from './content/evidence.ts';
import { general } from './content/general.ts';
import type { LawToday } from './content/law-facts.ts';
import { legal } from './content/legal.ts';
import { mediation } from './content/mediation.ts';
import { technical } from './content/technical.ts';
import { type FaqCategory, type FaqContent, type FaqEntry, faqCategories } from './faq-entry.ts';

const contents: Record<FaqCategory, FaqContent | ((today: LawToday) => FaqContent)> = {
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

/**
 * Every question and answer, with the figures of the law that hold on the day. Only the server loads this: the browser
 * gets the words with the page.
 */
export const faqEntriesFor = (today: LawToday): readonly FaqEntry[] =>
  faqCategories.flatMap((category) => {
    const content = contents[category];
    return (typeof content === 'function' ? content(today) : content).map((entry) => ({
      ...entry,
      category,
    }));
  });
