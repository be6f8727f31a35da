import type { Hono } from 'hono';
import { createCardWebhookRoutes } from '../../features/payments/index.ts';
import { createInboundMailRoutes } from '../../features/replies/index.ts';
import type { AppEnv } from '../../http/context.ts';
import type { Parts } from '../parts.ts';

/** Calls of the card provider and of a mail gateway, signed over the raw body and not in the API's description. */
export function mountHooks(http: Hono<AppEnv>, { platform: { config }, slices }: Parts): void {
  http.route('/', createCardWebhookRoutes(slices.payments));
  if (config.INBOUND_MAIL_SECRET)
    http.route('/', createInboundMailRoutes(slices.replies, config.INBOUND_MAIL_SECRET));
}
