import { z } from '@hono/zod-openapi';
import { only, requireActor, signedInOnly } from '../../../http/actor.ts';
import { createApi } from '../../../http/create-api.ts';
import { jsonAnswer, routesWith } from '../../../http/declare-route.ts';
import type { ClaimsDeps } from '../claims.deps.ts';
import {
  documentParams,
  documentSchema,
  fileBody,
  fileNameQuery,
  idParam,
  linkAnswer,
  newDocumentQuery,
} from '../claims.schemas.ts';
import { presentDocument } from '../present-document.ts';
import { addClaimDocument, addDraftDocument } from './add-document.ts';
import { linkClaimDocument, linkDraftDocument } from './link-document.ts';
import { removeDraftDocument } from './remove-document.ts';
import { uploadFrom } from './upload-from.ts';

const plaintiffRoute = routesWith({ tags: ['Claim documents'], middleware: only('plaintiff') });
const signedInRoute = routesWith({ tags: ['Claim documents'], middleware: signedInOnly });

const document = jsonAnswer('The document', z.object({ document: documentSchema }));
const link = jsonAnswer('The download link', linkAnswer);

const addToDraftRoute = plaintiffRoute('post', '/api/claims/drafts/{id}/documents', {
  summary: 'Add a document to a draft: PDF, JPG, JPEG, PNG, DOC or DOCX of up to 10 MB',
  request: { params: idParam, query: fileNameQuery, body: fileBody },
  responses: { 201: document },
});

const removeFromDraftRoute = plaintiffRoute('delete', '/api/claims/drafts/{id}/documents/{documentId}', {
  summary: 'Delete a document of a draft',
  request: { params: documentParams },
  responses: { 204: { description: 'The document is deleted' } },
});

const linkOfDraftRoute = plaintiffRoute('get', '/api/claims/drafts/{id}/documents/{documentId}/link', {
  summary: 'Get a download link for a document of a draft; it expires after a few minutes',
  request: { params: documentParams },
  responses: { 200: link },
});

const addToClaimRoute = signedInRoute('post', '/api/claims/{id}/documents', {
  summary: 'Add a document to a submitted claim: PDF, JPG, JPEG, PNG, DOC or DOCX of up to 10 MB',
  request: { params: idParam, query: newDocumentQuery, body: fileBody },
  responses: { 201: document },
});

const linkOfClaimRoute = signedInRoute('get', '/api/claims/{id}/documents/{documentId}/link', {
  summary: 'Get a download link for a document of a claim; it expires after a few minutes',
  request: { params: documentParams },
  responses: { 200: link },
});

export function createEvidenceRoutes(deps: ClaimsDeps) {
  return createApi()
    .openapi(addToDraftRoute, async (c) => {
      const upload = uploadFrom(c.req.raw, c.req.valid('query').name);
      const added = await addDraftDocument(deps, requireActor(c), c.req.valid('param').id, upload);
      return c.json({ document: presentDocument(added) }, 201);
    })
    .openapi(removeFromDraftRoute, async (c) => {
      const { id, documentId } = c.req.valid('param');
      await removeDraftDocument(deps, requireActor(c), id, documentId);
      return c.body(null, 204);
    })
    .openapi(linkOfDraftRoute, async (c) => {
      const { id, documentId } = c.req.valid('param');
      return c.json({ url: await linkDraftDocument(deps, requireActor(c), id, documentId) }, 200);
    })
    .openapi(addToClaimRoute, async (c) => {
      const { name, purpose } = c.req.valid('query');
      const upload = { ...uploadFrom(c.req.raw, name), purpose };
      const added = await addClaimDocument(deps, requireActor(c), c.req.valid('param').id, upload);
      return c.json({ document: presentDocument(added) }, 201);
    })
    .openapi(linkOfClaimRoute, async (c) => {
      const { id, documentId } = c.req.valid('param');
      return c.json({ url: await linkClaimDocument(deps, requireActor(c), id, documentId) }, 200);
    });
}
