import type { QaApi } from '@plainclaim/server/features/qa/qa.routes';
import { hc, type InferResponseType } from 'hono/client';
import { apiFetch } from '../../../lib/api.ts';

export const qaApi = hc<QaApi>('/', { fetch: apiFetch }).api.testing;

export type TestClaim = InferResponseType<typeof qaApi.claims.$post, 201>['claims'][number];
export type CleanupPreview = InferResponseType<typeof qaApi.claims.cleanup.$get, 200>;
export type ClaimToRemove = CleanupPreview['claims'][number];
