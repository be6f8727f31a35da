import { verifyHistory } from '../../../../server/src/features/history/index.ts';
import type { Invariant } from './invariant.ts';

export const unbrokenHistory: Invariant = {
  name: 'every history is an unbroken chain',
  broken: async (query, { db }) => {
    const problems: string[] = [];
    for (const { id } of await query<{ id: string }>('select id from legal_claims')) {
      const verdict = await verifyHistory(db, id);
      if (!verdict.whole)
        problems.push(`the history of ${id}: ${verdict.reason} (event ${verdict.brokenAt})`);
    }
    return problems;
  },
};
