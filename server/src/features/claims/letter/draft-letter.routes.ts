import { z } from '@hono/zod-openapi';
import { only, requireActor } from '../../../http/actor.ts';
import { createApi } from '../../../http/create-api.ts';
import { jsonAnswer, jsonBody, routesWith } from '../../../http/declare-route.ts';
import { attachment } from '../../../platform/files/content-disposition.ts';
import type { ClaimsDeps } from '../claims.deps.ts';
import { idParam, pdfContent } from '../claims.schemas.ts';
import { presentDraftLetter } from '../drafts/drafts.presenter.ts';
import { draftLetterSchema, letterBody } from '../drafts/drafts.schemas.ts';
import { allowLetterPdf } from './allow-letter-pdf.ts';
import { draftLetterPdf } from './draft-letter-pdf.ts';
import { editLetter } from './edit-letter.ts';

const plaintiffRoute = routesWith({ tags: ['Claim drafts'], middleware: only('plaintiff') });

const editRoute = plaintiffRoute('put', '/api/claims/drafts/{id}/letter', {
  summary: 'Save the edited letter of a draft, and check it',
  request: { params: idParam, body: jsonBody(letterBody) },
  responses: {
    200: jsonAnswer('The letter as saved, with its problems', z.object({ letter: draftLetterSchema })),
  },
});

const pdfRoute = plaintiffRoute('get', '/api/claims/drafts/{id}/letter.pdf', {
  summary: 'Get the letter of a draft as a PDF',
  request: { params: idParam },
  responses: { 200: { description: 'The letter', content: pdfContent } },
});

export function createDraftLetterRoutes(deps: ClaimsDeps) {
  return createApi()
    .openapi(editRoute, async (c) => {
      const saved = await editLetter(deps, requireActor(c), c.req.valid('param').id, c.req.valid('json'));
      return c.json({ letter: presentDraftLetter(saved) }, 200);
    })
    .openapi(pdfRoute, async (c) => {
      const actor = requireActor(c);
      await allowLetterPdf(deps, actor);
      const { bytes, fileName } = await draftLetterPdf(deps, actor, c.req.valid('param').id);
      return c.body(bytes, 200, {
        'content-type': 'application/pdf',
        'content-disposition': attachment(fileName),
        'cache-control': 'private, no-store',
      });
    });
}
