import type { ReactNode } from 'react';

export type TermsSection = {
  readonly id: string;
  readonly heading: string;
  /** Clauses are numbered after their section, so a section is told its number, and who runs the site. */
  readonly body: (number: number, runBy: string) => ReactNode;
};
