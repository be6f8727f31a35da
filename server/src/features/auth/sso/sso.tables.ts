import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../../platform/db/moment.ts';

/** Pending SAML requests. Each is answered once. */
export const authSsoRequests = pgTable(
  'auth_sso_requests',
  {
    /** Sent along as the relay state. */
    id: uuid('id').primaryKey(),
    /** The id of the SAML request, which the response must name. */
    requestId: text('request_id').notNull(),
    providerId: uuid('provider_id').notNull(),
    redirectTo: text('redirect_to').notNull(),
    /** PKCE challenge of a client that gets a code instead of a session. */
    challenge: text('challenge'),
    challengeMethod: text('challenge_method').$type<'s256' | 'plain'>(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    unique('auth_sso_requests_request').on(table.requestId),
    index('auth_sso_requests_expiry').on(table.expiresAt),
  ],
);
