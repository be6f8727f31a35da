import { z } from '@hono/zod-openapi';
import { requireActor, signedInOnly } from '../../../../http/actor.ts';
import { createApi } from '../../../../http/create-api.ts';
import { jsonAnswer, routesWith } from '../../../../http/declare-route.ts';
import { rateLimit } from '../../../../http/rate-limit/rate-limit.ts';
import { attachment } from '../../../../platform/files/content-disposition.ts';
import type { ClaimsDeps } from '../../claims.deps.ts';
import { idParam, pdfContent } from '../../claims.schemas.ts';
import type { PrintedLetter } from '../../letter/print-letter.ts';
import { checkPaper } from './check-paper.ts';
import { makeCertificate } from './make-certificate.ts';
import { makePostPack } from './make-post-pack.ts';

const signedInRoute = routesWith({ tags: ['Service of the letter'], middleware: signedInOnly });

const packRoute = signedInRoute('get', '/api/claims/{id}/service/post-pack.pdf', {
  summary: 'Get the letter to print and post: how to do it, an address sheet, the letter and its enclosures',
  request: { params: idParam },
  responses: { 200: { description: 'The pages to print', content: pdfContent } },
});

/** Stores the hash of what it makes, so it is no GET. */
const certificateRoute = signedInRoute('post', '/api/claims/{id}/service/certificate.pdf', {
  summary: 'Make a certificate of service: every attempt to bring the letter to the other side',
  request: { params: idParam },
  responses: { 200: { description: 'The certificate', content: pdfContent } },
});

/** More than a person types, far less than guessing takes. */
const checks = { burst: 60, periodSeconds: 600 };

export function createPapersRoutes(deps: ClaimsDeps) {
  const { db, clock, config } = deps;
  const publicRoute = routesWith({
    tags: ['Service of the letter'],
    middleware: rateLimit({ db, clock, enabled: config.RATE_LIMITS }, 'check-paper', checks),
  });
  const checkRoute = publicRoute('get', '/api/check/{code}', {
    summary: 'Check whether a document is one that a certificate of service names',
    request: {
      params: z.object({ code: z.string().openapi({ description: 'The code printed on the certificate' }) }),
      query: z.object({
        sha256: z.string().max(300).default('').openapi({ description: 'The SHA-256 of the document' }),
      }),
    },
    responses: { 200: jsonAnswer('Match or no match, and nothing else', z.object({ match: z.boolean() })) },
  });
  return createApi()
    .openapi(packRoute, async (c) =>
      c.body(...pdf(await makePostPack(deps, requireActor(c), c.req.valid('param').id))),
    )
    .openapi(certificateRoute, async (c) =>
      c.body(...pdf(await makeCertificate(deps, requireActor(c), c.req.valid('param').id))),
    )
    .openapi(checkRoute, async (c) => {
      const match = await checkPaper(deps, { ...c.req.valid('param'), ...c.req.valid('query') });
      return c.json({ match }, 200, { 'cache-control': 'no-store' });
    });
}

const pdf = ({ bytes, fileName }: PrintedLetter) =>
  [
    bytes,
    200,
    {
      'content-type': 'application/pdf',
      'content-disposition': attachment(fileName),
      'cache-control': 'private, no-store',
    },
  ] as const;
