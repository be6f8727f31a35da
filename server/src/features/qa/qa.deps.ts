import type { QaRules } from '@plainclaim/domain/qa/qa-rules';
import type { TestClaimsDeps } from '../claims/index.ts';
import type { OpenRehearsal } from './rehearsal/rehearsal.ts';

export type QaDeps = TestClaimsDeps & {
  /** The rules under test: the product's own, except in tests of this dashboard. */
  readonly rules: QaRules;
  readonly openRehearsal: OpenRehearsal;
  readonly askThisServer: (path: string) => Promise<Response>;
};
