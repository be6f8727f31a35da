import type { PayoutDetailsApi } from '@plainclaim/server/features/payments/payout-details.routes';
import { hc, type InferResponseType } from 'hono/client';
import { apiFetch } from '../../../lib/api.ts';

export const payoutDetailsApi = hc<PayoutDetailsApi>('/', { fetch: apiFetch }).api.account['payout-details'];

export type ShownDetails = NonNullable<InferResponseType<typeof payoutDetailsApi.$get, 200>['details']>;
