import { z } from '@hono/zod-openapi';
import { requireActor, signedInOnly } from '../../http/actor.ts';
import type { AppContext } from '../../http/context.ts';
import { createApi } from '../../http/create-api.ts';
import { jsonAnswer, jsonBody, routesWith } from '../../http/declare-route.ts';
import { attachment } from '../../platform/files/content-disposition.ts';
import type { Proof } from '../auth/index.ts';
import { deleteAccount } from './delete-account.ts';
import { issueDownload } from './issue-download.ts';
import { packData } from './pack-data.ts';
import { readOverview } from './read-overview.ts';
import type { YourDataDeps } from './your-data.deps.ts';
import { deletionBody, downloadAnswer, overviewAnswer, proofBody, tokenParam } from './your-data.schemas.ts';

const signedInRoute = routesWith({ tags: ['Your data'], middleware: signedInOnly });
const publicRoute = routesWith({ tags: ['Your data'] });

const overviewRoute = signedInRoute('get', '/api/account/data', {
  summary: 'Read what a download or deletion of your account involves',
  responses: { 200: jsonAnswer('Counts, objections to deletion, and the proof required', overviewAnswer) },
});

const issueRoute = signedInRoute('post', '/api/account/data/download', {
  summary: 'Create a link that downloads your data; it works once',
  request: { body: jsonBody(proofBody) },
  responses: { 200: jsonAnswer('The link', downloadAnswer) },
});

const downloadRoute = publicRoute('get', '/api/account/data/download/{token}', {
  summary: 'Download your data as a ZIP archive',
  request: { params: tokenParam },
  responses: {
    200: { description: 'A ZIP archive', content: { 'application/zip': { schema: z.string() } } },
  },
});

const deleteRoute = signedInRoute('post', '/api/account/data/delete', {
  summary: 'Delete your account permanently',
  request: { body: jsonBody(deletionBody) },
  responses: { 204: { description: 'The account is deleted' } },
});

export function createYourDataRoutes(deps: YourDataDeps) {
  return createApi()
    .openapi(overviewRoute, async (c) => {
      const overview = await readOverview(deps, requireActor(c));
      return c.json(
        {
          open_claims: overview.openClaims,
          closed_claims: overview.closedClaims,
          drafts: overview.drafts,
          objections: [...overview.objections],
          confirm_by: overview.confirmBy,
          has_second_step: overview.hasSecondStep,
          is_mailbox_proven: overview.isMailboxProven,
        },
        200,
      );
    })
    .openapi(issueRoute, async (c) => {
      const url = await issueDownload(deps, requireActor(c), proofFrom(c.req.valid('json')), visitorOf(c));
      return c.json({ url }, 200);
    })
    .openapi(downloadRoute, async (c) => {
      const { fileName, stream } = await packData(deps, c.req.valid('param').token);
      return c.body(stream, 200, {
        'Content-Type': 'application/zip',
        'Content-Disposition': attachment(fileName),
        'Cache-Control': 'no-store',
      });
    })
    .openapi(deleteRoute, async (c) => {
      await deleteAccount(deps, requireActor(c), proofFrom(c.req.valid('json')), visitorOf(c));
      return c.body(null, 204);
    });
}

export type YourDataApi = ReturnType<typeof createYourDataRoutes>;

const proofFrom = ({ password, mailed_code: mailedCode, code }: z.output<typeof proofBody>): Proof => ({
  password,
  mailedCode,
  code,
});

const visitorOf = (c: AppContext) => ({
  address: c.get('clientAddress'),
  userAgent: c.req.header('user-agent') ?? '',
});
