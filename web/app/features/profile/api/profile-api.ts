import type { ProfilesApi } from '@plainclaim/server/features/profiles/profiles.routes';
import { hc, type InferRequestType, type InferResponseType } from 'hono/client';
import { apiFetch } from '../../../lib/api.ts';

export const profileApi = hc<ProfilesApi>('/', { fetch: apiFetch }).api.profile;

export type ProfileRecord = NonNullable<InferResponseType<typeof profileApi.$get>['profile']>;

export type ProfileBody = InferRequestType<typeof profileApi.$put>['json'];
