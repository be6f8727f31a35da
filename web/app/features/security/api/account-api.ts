import type { AccountApi } from '@plainclaim/server/features/auth/account/account.routes';
import { hc } from 'hono/client';
import { apiFetch } from '../../../lib/api.ts';

export const accountApi = hc<AccountApi>('/api/account', { fetch: apiFetch });
