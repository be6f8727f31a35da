import { z } from '@hono/zod-openapi';
import { reasonWords, referralReasons } from '@plainclaim/domain/solicitors/opening';
import { referralStatuses } from '@plainclaim/domain/solicitors/referrals';
import { only } from '../../../http/actor.ts';
import { createApi } from '../../../http/create-api.ts';
import { jsonAnswer, routesWith } from '../../../http/declare-route.ts';
import type { SolicitorsDeps } from '../solicitors.deps.ts';
import { idParam } from '../solicitors.schemas.ts';
import { readAllSearches, type SearchWithAsked } from './read-all-searches.ts';
import type { AskedSolicitor } from './read-search.ts';

const adminRoute = routesWith({ tags: ['Administration'], middleware: only('admin') });

const moment = () => z.iso.datetime();

const searchesAnswer = z
  .object({
    searches: z.array(
      z.object({
        id: z.uuid(),
        status: z.enum(['asking', 'placed', 'exhausted', 'withdrawn', 'completed']),
        reason: z.enum(referralReasons),
        reason_words: z.string(),
        consented_at: moment(),
        closed_at: moment().nullable(),
        asked: z.array(
          z.object({
            id: z.uuid(),
            solicitor_id: z.uuid(),
            name: z.string(),
            firm_name: z.string(),
            match_reason: z.string(),
            status: z.enum(referralStatuses),
            decline_reason: z.string(),
            asked_at: moment(),
            answer_by: moment(),
            answered_at: moment().nullable(),
            ended_at: moment().nullable(),
          }),
        ),
      }),
    ),
  })
  .openapi('SolicitorSearches');

const searchesRoute = adminRoute('get', '/api/admin/claims/{id}/solicitor-searches', {
  summary: 'List the searches for a claim: the solicitors asked, why, and their answers',
  request: { params: idParam },
  responses: { 200: jsonAnswer('The searches, newest first', searchesAnswer) },
});

export function createAdminSearchesRoutes(deps: SolicitorsDeps) {
  return createApi().openapi(searchesRoute, async (c) => {
    const searches = await readAllSearches(deps, c.req.valid('param').id);
    return c.json({ searches: searches.map(presentSearchWithAsked) }, 200);
  });
}

const presentSearchWithAsked = ({ search, asked }: SearchWithAsked) => ({
  id: search.id,
  status: search.status,
  reason: search.reason,
  reason_words: reasonWords(search.reason),
  consented_at: search.consentedAt.toISOString(),
  closed_at: search.closedAt?.toISOString() ?? null,
  asked: asked.map(presentAsked),
});

/** Leaves out the messages between solicitor and client, which are private. */
const presentAsked = ({ referral, solicitor }: AskedSolicitor) => ({
  id: referral.id,
  solicitor_id: referral.solicitorId,
  name: solicitor?.fullName ?? '',
  firm_name: solicitor?.firmName ?? '',
  match_reason: referral.matchReason,
  status: referral.status,
  decline_reason: referral.declineReason,
  asked_at: referral.askedAt.toISOString(),
  answer_by: referral.dueAt.toISOString(),
  answered_at: referral.answeredAt?.toISOString() ?? null,
  ended_at: referral.endedAt?.toISOString() ?? null,
});

export type AdminSearchesApi = ReturnType<typeof createAdminSearchesRoutes>;
