import { z } from '@hono/zod-openapi';
import { only, requireActor } from '../../../http/actor.ts';
import { createApi } from '../../../http/create-api.ts';
import { jsonAnswer, jsonBody, routesWith } from '../../../http/declare-route.ts';
import { attachment } from '../../../platform/files/content-disposition.ts';
import { acceptReferral } from '../answering/accept-referral.ts';
import { declineReferral } from '../answering/decline-referral.ts';
import { completeCase, startWork } from '../answering/work-on-case.ts';
import type { SolicitorsDeps } from '../solicitors.deps.ts';
import {
  presentCase,
  presentCaseFile,
  presentFigures,
  presentMessage,
  presentMovedOn,
  presentReferral,
} from '../solicitors.presenter.ts';
import {
  caseFileAnswer,
  casesAnswer,
  casesQuery,
  completeBody,
  declineBody,
  idParam,
  messageAnswer,
  messageBody,
  referralAnswer,
} from '../solicitors.schemas.ts';
import { caseFileZip } from './case-file-zip.ts';
import { listCases } from './list-cases.ts';
import { readCase } from './read-case.ts';
import { writeToClient } from './write-message.ts';

const solicitorRoute = routesWith({ tags: ['Solicitors'], middleware: only('solicitor') });

const path = '/api/solicitor/referrals/{id}';
const moved = { 200: jsonAnswer('The state of the referral', referralAnswer) };

const listRoute = solicitorRoute('get', '/api/solicitor/referrals', {
  summary: 'List the cases offered to you or accepted by you',
  request: { query: casesQuery },
  responses: { 200: jsonAnswer('A page of cases, with your figures', casesAnswer) },
});

const readRoute = solicitorRoute('get', path, {
  summary: 'Read the case file',
  request: { params: idParam },
  responses: { 200: jsonAnswer('The case file', caseFileAnswer) },
});

const zipRoute = solicitorRoute('get', `${path}/case-file.zip`, {
  summary: 'Get the case file as a ZIP archive',
  request: { params: idParam },
  responses: {
    200: { description: 'A ZIP archive', content: { 'application/zip': { schema: z.string() } } },
  },
});

const acceptRoute = solicitorRoute('post', `${path}/accept`, {
  summary: 'Accept the case',
  request: { params: idParam },
  responses: moved,
});

const declineRoute = solicitorRoute('post', `${path}/decline`, {
  summary: 'Decline the case',
  request: { params: idParam, body: jsonBody(declineBody) },
  responses: moved,
});

const startRoute = solicitorRoute('post', `${path}/start`, {
  summary: 'Mark work on the case as started',
  request: { params: idParam },
  responses: moved,
});

const completeRoute = solicitorRoute('post', `${path}/complete`, {
  summary: 'Complete the case with its outcome',
  request: { params: idParam, body: jsonBody(completeBody) },
  responses: moved,
});

const messageRoute = solicitorRoute('post', `${path}/messages`, {
  summary: 'Send a message to the client',
  request: { params: idParam, body: jsonBody(messageBody) },
  responses: { 201: jsonAnswer('The message as stored', messageAnswer) },
});

export function createCasesRoutes(deps: SolicitorsDeps) {
  return createApi()
    .openapi(listRoute, async (c) => {
      const list = await listCases(deps, requireActor(c), c.req.valid('query'));
      const now = deps.clock.now();
      return c.json(
        {
          referrals: list.rows.map((row) => presentCase(row, now)),
          stats: presentFigures(list.figures),
          moved_on: list.movedOn.map(presentMovedOn),
          next_cursor: list.nextCursor,
        },
        200,
      );
    })
    .openapi(readRoute, async (c) => {
      const caseFile = await readCase(deps, requireActor(c), c.req.valid('param').id);
      return c.json(presentCaseFile(caseFile, deps.clock.now()), 200);
    })
    .openapi(zipRoute, async (c) => {
      const { fileName, stream } = await caseFileZip(deps, requireActor(c), c.req.valid('param').id);
      return c.body(stream, 200, {
        'Content-Type': 'application/zip',
        'Content-Disposition': attachment(fileName),
        'Cache-Control': 'no-store',
      });
    })
    .openapi(acceptRoute, async (c) => {
      const referral = await acceptReferral(deps, requireActor(c), c.req.valid('param').id);
      return c.json({ referral: presentReferral(referral) }, 200);
    })
    .openapi(declineRoute, async (c) => {
      const { reason } = c.req.valid('json');
      const referral = await declineReferral(deps, requireActor(c), c.req.valid('param').id, reason);
      return c.json({ referral: presentReferral(referral) }, 200);
    })
    .openapi(startRoute, async (c) => {
      const referral = await startWork(deps, requireActor(c), c.req.valid('param').id);
      return c.json({ referral: presentReferral(referral) }, 200);
    })
    .openapi(completeRoute, async (c) => {
      const referral = await completeCase(
        deps,
        requireActor(c),
        c.req.valid('param').id,
        c.req.valid('json'),
      );
      return c.json({ referral: presentReferral(referral) }, 200);
    })
    .openapi(messageRoute, async (c) => {
      const { body } = c.req.valid('json');
      const message = await writeToClient(deps, requireActor(c), c.req.valid('param').id, body);
      return c.json({ message: presentMessage(message) }, 201);
    });
}

export type CasesApi = ReturnType<typeof createCasesRoutes>;
