import { createRoute, z } from '@hono/zod-openapi';
import { only, requireActor, signedInOnly } from '../../../http/actor.ts';
import { createApi } from '../../../http/create-api.ts';
import { attachment } from '../../../platform/files/content-disposition.ts';
import type { ClaimsDeps } from '../claims.deps.ts';
import { claimSummarySchema, idParam, json, pdfContent } from '../claims.schemas.ts';
import { allowLetterPdf } from '../letter/allow-letter-pdf.ts';
import { claimLetterPdf } from './claim-letter-pdf.ts';
import { presentClaimSummary, presentDashboard, presentDetails } from './claims.presenter.ts';
import { listClaims } from './list-claims.ts';
import { readClaimDetails } from './read-claim-details.ts';
import { readDashboard } from './read-dashboard.ts';
import { claimsQuery, dashboardAnswer, detailsAnswer } from './reading.schemas.ts';

const tags = ['Claims'];

const listRoute = createRoute({
  method: 'get',
  path: '/api/claims',
  tags,
  summary: 'Your claims, newest first',
  middleware: only('plaintiff'),
  request: { query: claimsQuery },
  responses: {
    200: {
      description: 'A page of claims',
      content: json(z.object({ claims: z.array(claimSummarySchema), next_cursor: z.string().nullable() })),
    },
  },
});

const dashboardRoute = createRoute({
  method: 'get',
  path: '/api/claims/dashboard',
  tags,
  summary: 'Everything the dashboard shows, in one answer',
  middleware: only('plaintiff'),
  responses: { 200: { description: 'The dashboard', content: json(dashboardAnswer) } },
});

const detailsRoute = createRoute({
  method: 'get',
  path: '/api/claims/{id}',
  tags,
  summary: 'A claim with its documents, mails, timeline and next step',
  middleware: signedInOnly,
  request: { params: idParam },
  responses: { 200: { description: 'The claim', content: json(detailsAnswer) } },
});

const pdfRoute = createRoute({
  method: 'get',
  path: '/api/claims/{id}/letter.pdf',
  tags,
  summary: 'The letter of a claim as a PDF',
  middleware: signedInOnly,
  request: { params: idParam },
  responses: { 200: { description: 'The letter', content: pdfContent } },
});

/** A user who may see a claim may read all of it; every other user gets a 404. */
export function createReadingRoutes(deps: ClaimsDeps) {
  return createApi()
    .openapi(listRoute, async (c) => {
      const { rows, nextCursor } = await listClaims(deps, requireActor(c), c.req.valid('query'));
      return c.json({ claims: rows.map(presentClaimSummary), next_cursor: nextCursor }, 200);
    })
    .openapi(dashboardRoute, async (c) =>
      c.json(presentDashboard(await readDashboard(deps, requireActor(c))), 200),
    )
    .openapi(detailsRoute, async (c) =>
      c.json(presentDetails(await readClaimDetails(deps, requireActor(c), c.req.valid('param').id)), 200),
    )
    .openapi(pdfRoute, async (c) => {
      const actor = requireActor(c);
      await allowLetterPdf(deps, actor);
      const { bytes, fileName } = await claimLetterPdf(deps, actor, c.req.valid('param').id);
      return c.body(bytes, 200, {
        'content-type': 'application/pdf',
        'content-disposition': attachment(fileName),
        'cache-control': 'private, no-store',
      });
    });
}
