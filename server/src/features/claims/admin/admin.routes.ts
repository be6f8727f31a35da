import { Readable } from 'node:stream';
import { poundsFromPence } from '@plainclaim/domain/shared/money';
import { z } from 'zod';
import { only, requireActor } from '../../../http/actor.ts';
import { createApi } from '../../../http/create-api.ts';
import { jsonAnswer, routesWith } from '../../../http/declare-route.ts';
import { attachment } from '../../../platform/files/content-disposition.ts';
import type { ClaimsDeps } from '../claims.deps.ts';
import { presentAdminClaim } from './admin.presenter.ts';
import { adminDashboardAnswer, listAnswer, listFilters, listQuery } from './admin.schemas.ts';
import { exportClaims } from './claims-csv.ts';
import { listAdminClaims } from './list-admin-claims.ts';
import { type AdminDashboardDeps, readAdminDashboard } from './read-admin-dashboard.ts';
import { readMovedOnRate } from './read-admin-figures.ts';

const adminRoute = routesWith({ tags: ['Administration'], middleware: only('admin') });

const dashboardRoute = adminRoute('get', '/api/admin/dashboard', {
  summary: 'Read everything that the admin dashboard shows, except its paged lists',
  responses: { 200: jsonAnswer('The figures', adminDashboardAnswer) },
});

const listRoute = adminRoute('get', '/api/admin/claims', {
  summary: 'List the claims of all users, by list, search and filters',
  request: { query: listQuery },
  responses: { 200: jsonAnswer('A page of claims', listAnswer) },
});

const csvRoute = adminRoute('get', '/api/admin/claims.csv', {
  summary: 'Export all claims of a list, unpaged, as CSV',
  request: { query: listFilters },
  responses: { 200: { description: 'CSV', content: { 'text/csv': { schema: z.string() } } } },
});

export function createAdminClaimsRoutes(deps: AdminDashboardDeps & Pick<ClaimsDeps, 'config'>) {
  return createApi()
    .openapi(dashboardRoute, async (c) => {
      const { figures, revenue, deadlines, byMonth, repliesByType, waiting, pausesToConfirm } =
        await readAdminDashboard(deps);
      const { movedOnRate: _, ...shown } = figures;
      const now = deps.clock.now();
      return c.json(
        {
          stats: {
            ...shown,
            totalClaimsValue: poundsFromPence(figures.totalClaimsValue),
            revenue: poundsFromPence(revenue),
          },
          deadlines: {
            due: deadlines.due.map((claim) => presentAdminClaim(claim, now)),
            overdue: deadlines.overdue.map((claim) => presentAdminClaim(claim, now)),
          },
          by_month: byMonth.map(({ month, claims, recovered }) => ({
            month,
            claims,
            recovered: poundsFromPence(recovered),
          })),
          replies_by_type: [...repliesByType],
          unread_messages: waiting.unreadMessages,
          failed_mails: waiting.failedMails,
          pending_solicitors: waiting.pendingSolicitors,
          pauses_to_confirm: pausesToConfirm,
        },
        200,
      );
    })
    .openapi(listRoute, async (c) => {
      const { issue_type: issueType, ...asked } = c.req.valid('query');
      const [{ rows, nextCursor }, movedOnRate] = await Promise.all([
        listAdminClaims(deps, { ...asked, issueType }),
        readMovedOnRate(deps),
      ]);
      const claims = rows.map((claim) => presentAdminClaim(claim, deps.clock.now()));
      return c.json({ claims, next_cursor: nextCursor, moved_on_rate: movedOnRate }, 200);
    })
    .openapi(csvRoute, async (c) => {
      const { issue_type: issueType, ...asked } = c.req.valid('query');
      // Bytes, not strings: compression accepts nothing else.
      const exported = await exportClaims(deps, requireActor(c), { ...asked, issueType });
      const lines = Readable.from(exported, { objectMode: false });
      return c.body(Readable.toWeb(lines) as ReadableStream, 200, {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': attachment(`claims-${asked.list}.csv`),
        'Cache-Control': 'no-store',
      });
    });
}

export type AdminClaimsApi = ReturnType<typeof createAdminClaimsRoutes>;
