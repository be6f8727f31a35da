import type { ApprovalApi } from '@plainclaim/server/features/solicitors/approval/approval.routes';
import type { CasesApi } from '@plainclaim/server/features/solicitors/cases/cases.routes';
import { hc, type InferResponseType } from 'hono/client';
import { apiFetch } from '../../../lib/api.ts';

export const registrationApi = hc<ApprovalApi>('/', { fetch: apiFetch }).api.solicitor.registration;
export const referralsApi = hc<CasesApi>('/', { fetch: apiFetch }).api.solicitor.referrals;

export type Registration = InferResponseType<typeof registrationApi.$get, 200>['solicitor'];
export type CasesPage = InferResponseType<typeof referralsApi.$get, 200>;
export type ReferredCase = CasesPage['referrals'][number];
export type MovedOnCase = CasesPage['moved_on'][number];
export type CaseFile = InferResponseType<(typeof referralsApi)[':id']['$get'], 200>;

/** Poll interval of an open screen. */
export const lookAgainMs = 15_000;

/** Prefix of every query a solicitor sees, so that one act invalidates them all. */
export const solicitorKey = (userId: string) => ['solicitor', userId] as const;
