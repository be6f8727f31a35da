import { createHash } from 'node:crypto';
import { serviceTerms } from '@plainclaim/domain/shared/service-terms';
import { and, asc, gt, inArray, lte, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Trail } from '../../history/index.ts';
import { type AuditRetention, actsRetainedLonger } from './audit.store.ts';
import { authAudit } from './audit.tables.ts';

const monthsBefore = (now: Date, months: number): Date => {
  const moment = new Date(now);
  moment.setUTCMonth(moment.getUTCMonth() - months);
  return moment;
};

/** Records older than these dates may be deleted. */
export const auditRetention = (now: Date): AuditRetention => ({
  signInsBefore: monthsBefore(now, serviceTerms.signInRecordMonths),
  actsBefore: monthsBefore(now, serviceTerms.retentionYears * 12),
});

/** Acts of admins and operators, and everything else: two trails, because their retention differs. */
export const auditTrails: readonly Trail[] = [
  trail('acts', inArray(authAudit.action, [...actsRetainedLonger]), (now) => auditRetention(now).actsBefore),
  trail(
    'sign-ins',
    notInArray(authAudit.action, [...actsRetainedLonger]),
    (now) => auditRetention(now).signInsBefore,
  ),
];

function trail(name: string, mine: SQL, retainedSince: (now: Date) => Date): Trail {
  return {
    name,
    table: sql`${authAudit}`,
    retainedSince,
    rows: async (executor, { above, upTo, limit }) => {
      const rows = await executor
        .select()
        .from(authAudit)
        .where(and(mine, gt(authAudit.id, above), lte(authAudit.id, upTo)))
        .orderBy(asc(authAudit.id))
        .limit(limit);
      return rows.map((row) => ({ id: row.id, at: row.at, digest: digestOf(row) }));
    },
  };
}

function digestOf({ at, action, userId, address, details }: typeof authAudit.$inferSelect): string {
  // jsonb returns the keys of `details` in its own, stable order.
  const text = JSON.stringify([at.toISOString(), action, userId, address, details]);
  return createHash('sha256').update(text).digest('hex');
}
