import { createRoute, z } from '@hono/zod-openapi';
import { requireActor, signedInOnly } from '../../http/actor.ts';
import type { AppContext } from '../../http/context.ts';
import { createApi } from '../../http/create-api.ts';
import { attachment } from '../../platform/files/content-disposition.ts';
import type { Proof } from '../auth/index.ts';
import { deleteAccount } from './delete-account.ts';
import { issueDownload } from './issue-download.ts';
import { packData } from './pack-data.ts';
import { readOverview } from './read-overview.ts';
import type { YourDataDeps } from './your-data.deps.ts';
import { deletionBody, downloadAnswer, overviewAnswer, proofBody, tokenParam } from './your-data.schemas.ts';

const tags = ['Your data'];
const json = <S extends z.ZodType>(schema: S) => ({ 'application/json': { schema } });

const overviewRoute = createRoute({
  method: 'get',
  path: '/api/account/data',
  tags,
  summary: 'What to know before downloading your data or deleting your account',
  middleware: signedInOnly,
  responses: { 200: { description: 'How things stand', content: json(overviewAnswer) } },
});

const issueRoute = createRoute({
  method: 'post',
  path: '/api/account/data/download',
  tags,
  summary: 'A link that downloads everything about you, once',
  middleware: signedInOnly,
  request: { body: { required: true, content: json(proofBody) } },
  responses: { 200: { description: 'The link', content: json(downloadAnswer) } },
});

const downloadRoute = createRoute({
  method: 'get',
  path: '/api/account/data/download/{token}',
  tags,
  summary: 'Everything about you in one archive',
  request: { params: tokenParam },
  responses: { 200: { description: 'An archive', content: { 'application/zip': { schema: z.string() } } } },
});

const deleteRoute = createRoute({
  method: 'post',
  path: '/api/account/data/delete',
  tags,
  summary: 'Delete your account for good',
  middleware: signedInOnly,
  request: { body: { required: true, content: json(deletionBody) } },
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
