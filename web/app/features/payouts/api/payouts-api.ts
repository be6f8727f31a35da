import type { PayoutsAdminApi } from '@plainclaim/server/features/payments/payouts-admin.routes';
import { hc, type InferResponseType } from 'hono/client';
import { apiFetch } from '../../../lib/api.ts';

const api = hc<PayoutsAdminApi>('/', { fetch: apiFetch }).api.admin;

export const payoutsApi = api.payouts;
export const paymentsApi = api.payments;
export const reconciliationApi = api.reconciliation;

/** A payout is cancelled when its payment is given back. */
export const payoutTabs = ['due', 'paid', 'failed', 'cancelled'] as const;

export type PayoutTab = (typeof payoutTabs)[number];
export type Payout = InferResponseType<typeof payoutsApi.$get, 200>['payouts'][number];
export type ReconciliationRun = InferResponseType<typeof reconciliationApi.$get, 200>['runs'][number];
