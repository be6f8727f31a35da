import type { PeopleApi } from '@plainclaim/server/features/auth/admin/people.routes';
import { hc, type InferResponseType } from 'hono/client';
import { apiFetch } from '../../../lib/api.ts';

export const peopleApi = hc<PeopleApi>('/', { fetch: apiFetch }).api.admin.people;
export const personApi = peopleApi[':id'];

export type Person = InferResponseType<(typeof peopleApi)['$get'], 200>['people'][number];
export type PersonDetails = InferResponseType<(typeof personApi)['$get'], 200>['person'];
export type AuditEntry = PersonDetails['audit'][number];
