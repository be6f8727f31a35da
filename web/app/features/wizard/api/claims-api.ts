import type { ClaimsApi } from '@plainclaim/server/features/claims/claims.routes';
import { hc, type InferResponseType } from 'hono/client';
import { apiFetch } from '../../../lib/api.ts';

export const draftsApi = hc<ClaimsApi>('/', { fetch: apiFetch }).api.claims.drafts;

export type Draft = InferResponseType<(typeof draftsApi)[':id']['$get']>['draft'];

export type EvidenceDocument = Draft['documents'][number];
