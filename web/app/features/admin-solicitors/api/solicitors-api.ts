import type { ApprovalApi } from '@plainclaim/server/features/solicitors/approval/approval.routes';
import { hc, type InferResponseType } from 'hono/client';
import { apiFetch } from '../../../lib/api.ts';

export const solicitorsApi = hc<ApprovalApi>('/', { fetch: apiFetch }).api.admin.solicitors;
export const solicitorApi = solicitorsApi[':id'];

type Answer = InferResponseType<(typeof solicitorsApi)['$get'], 200>;

export type Registration = Answer['solicitors'][number];
export type RegistrationDetails = InferResponseType<(typeof solicitorApi)['$get'], 200>['solicitor'];
