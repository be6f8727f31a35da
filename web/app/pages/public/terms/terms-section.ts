import type { ReactNode } from 'react';

export type TermsSection = {
  readonly id: string;
  readonly heading: string;
  /** Takes the section's number, for numbering its clauses, and the operator. */
  readonly body: (number: number, runBy: string) => ReactNode;
};
