import type { OutboxApi } from '@plainclaim/server/features/outbox/outbox.routes';
import { hc, type InferResponseType } from 'hono/client';
import { apiFetch } from '../../../lib/api.ts';

export const outboxApi = hc<OutboxApi>('/', { fetch: apiFetch }).api.admin.mails;
export const mailApi = outboxApi[':id'];

export type Mail = InferResponseType<(typeof outboxApi)['$get'], 200>['mails'][number];
export type OpenedMail = InferResponseType<(typeof mailApi)['$get'], 200>['mail'];
export type MailCounts = InferResponseType<(typeof outboxApi)['counts']['$get'], 200>;
export type Box = keyof MailCounts;
