import { z } from '@hono/zod-openapi';
import { only, requireActor, signedInOnly } from '../../../http/actor.ts';
import { createApi } from '../../../http/create-api.ts';
import { jsonAnswer, routesWith } from '../../../http/declare-route.ts';
import { attachment } from '../../../platform/files/content-disposition.ts';
import type { ClaimsDeps } from '../claims.deps.ts';
import { claimSummarySchema, idParam, pdfContent } from '../claims.schemas.ts';
import { allowLetterPdf } from '../letter/allow-letter-pdf.ts';
import { claimLetterPdf } from './claim-letter-pdf.ts';
import { presentClaimSummary, presentDashboard, presentDetails } from './claims.presenter.ts';
import { listClaims } from './list-claims.ts';
import { readClaimDetails } from './read-claim-details.ts';
import { readDashboard } from './read-dashboard.ts';
import { claimsQuery, dashboardAnswer, detailsAnswer } from './reading.schemas.ts';

const plaintiffRoute = routesWith({ tags: ['Claims'], middleware: only('plaintiff') });
const signedInRoute = routesWith({ tags: ['Claims'], middleware: signedInOnly });

const listRoute = plaintiffRoute('get', '/api/claims', {
  summary: 'List your claims, newest first',
  request: { query: claimsQuery },
  responses: {
    200: jsonAnswer(
      'A page of claims',
      z.object({ claims: z.array(claimSummarySchema), next_cursor: z.string().nullable() }),
    ),
  },
});

const dashboardRoute = plaintiffRoute('get', '/api/claims/dashboard', {
  summary: 'Read everything that the claimant’s dashboard shows',
  responses: { 200: jsonAnswer('The dashboard', dashboardAnswer) },
});

const detailsRoute = signedInRoute('get', '/api/claims/{id}', {
  summary: 'Read a claim with its documents, mails, timeline and next step',
  request: { params: idParam },
  responses: { 200: jsonAnswer('The claim', detailsAnswer) },
});

const pdfRoute = signedInRoute('get', '/api/claims/{id}/letter.pdf', {
  summary: 'Get the letter of a claim as a PDF',
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
