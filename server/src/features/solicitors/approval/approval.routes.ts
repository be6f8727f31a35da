import { AppError } from '@plainclaim/domain/shared/errors';
import { type DecisionForm, decisionForm } from '@plainclaim/domain/solicitors/approval';
import { actorWithAddress, only, requireActor } from '../../../http/actor.ts';
import { createApi } from '../../../http/create-api.ts';
import { jsonAnswer, jsonBody, routesWith } from '../../../http/declare-route.ts';
import type { SolicitorsDeps } from '../solicitors.deps.ts';
import { presentRegistration, presentRegistrationDetails } from '../solicitors.presenter.ts';
import {
  decisionBody,
  idParam,
  numbersBody,
  registrationAnswer,
  registrationDetailsAnswer,
  registrationsAnswer,
  registrationsQuery,
} from '../solicitors.schemas.ts';
import { decideOnSolicitor } from './decide-on-solicitor.ts';
import { keepRegulatorNumbers } from './keep-regulator-numbers.ts';
import { listRegistrations } from './list-registrations.ts';
import { readOwnRegistration } from './read-own-registration.ts';
import { readRegistration } from './read-registration.ts';

const adminRoute = routesWith({ tags: ['Administration'], middleware: only('admin') });
const solicitorRoute = routesWith({ tags: ['Solicitors'], middleware: only('solicitor') });

const responses = { 200: jsonAnswer('The registration', registrationAnswer) };

const listRoute = adminRoute('get', '/api/admin/solicitors', {
  summary: 'List the registrations of solicitors, newest first',
  request: { query: registrationsQuery },
  responses: { 200: jsonAnswer('A page of registrations', registrationsAnswer) },
});

const readRoute = adminRoute('get', '/api/admin/solicitors/{id}', {
  summary: 'Read a registration with what an admin needs to decide on it',
  request: { params: idParam },
  responses: { 200: jsonAnswer('The registration', registrationDetailsAnswer) },
});

const decideRoute = adminRoute('post', '/api/admin/solicitors/{id}/decision', {
  summary: 'Approve, decline or suspend a solicitor',
  request: { params: idParam, body: jsonBody(decisionBody) },
  responses,
});

const numbersRoute = adminRoute('put', '/api/admin/solicitors/{id}/regulator-numbers', {
  summary: 'Save a solicitor’s regulator numbers',
  request: { params: idParam, body: jsonBody(numbersBody) },
  responses,
});

const ownRoute = solicitorRoute('get', '/api/solicitor/registration', {
  summary: 'Read your registration and its state',
  responses,
});

const ownNumbersRoute = solicitorRoute('put', '/api/solicitor/registration/regulator-numbers', {
  summary: 'Save your regulator numbers',
  request: { body: jsonBody(numbersBody) },
  responses,
});

export function createApprovalRoutes(deps: SolicitorsDeps) {
  return createApi()
    .openapi(listRoute, async (c) => {
      const { rows, counts, nextCursor } = await listRegistrations(deps, c.req.valid('query'));
      return c.json({ solicitors: rows.map(presentRegistration), counts, next_cursor: nextCursor }, 200);
    })
    .openapi(readRoute, async (c) => {
      const details = await readRegistration(deps, c.req.valid('param').id);
      return c.json({ solicitor: presentRegistrationDetails(details) }, 200);
    })
    .openapi(decideRoute, async (c) => {
      const form = readDecision(c.req.valid('json'));
      const row = await decideOnSolicitor(deps, actorWithAddress(c), c.req.valid('param').id, form);
      return c.json({ solicitor: presentRegistration(row) }, 200);
    })
    .openapi(numbersRoute, async (c) => {
      const { regulator_numbers: numbers } = c.req.valid('json');
      const row = await keepRegulatorNumbers(deps, actorWithAddress(c), c.req.valid('param').id, numbers);
      return c.json({ solicitor: presentRegistration(row) }, 200);
    })
    .openapi(ownRoute, async (c) => {
      const row = await readOwnRegistration(deps, requireActor(c));
      return c.json({ solicitor: presentRegistration(row) }, 200);
    })
    .openapi(ownNumbersRoute, async (c) => {
      const { regulator_numbers: numbers } = c.req.valid('json');
      const row = await keepRegulatorNumbers(deps, actorWithAddress(c), requireActor(c).userId, numbers);
      return c.json({ solicitor: presentRegistration(row) }, 200);
    });
}

function readDecision(body: object): DecisionForm {
  const parsed = decisionForm.safeParse({ reason: '', ...body });
  if (parsed.success) return parsed.data;
  throw new AppError('validation_failed', 'a decision without its reason', {
    fields: parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message })),
  });
}

export type ApprovalApi = ReturnType<typeof createApprovalRoutes>;
