import type { YourDataApi } from '@plainclaim/server/features/your-data/your-data.routes';
import { hc, type InferResponseType } from 'hono/client';
import { apiFetch } from '../../../lib/api.ts';

export const yourDataApi = hc<YourDataApi>('/', { fetch: apiFetch }).api.account.data;

export type Overview = InferResponseType<typeof yourDataApi.$get, 200>;
