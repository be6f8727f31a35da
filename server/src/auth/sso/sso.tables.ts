import { index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Questions to an organisation's sign-in service that are not answered yet. Each is answered once. */
export const authSsoRequests = pgTable(
  'auth_sso_requests',
  {
    /** Travels with the person as the relay state. */
    id: uuid('id').primaryKey(),
    /** The id of the SAML request; the answer must name it. */
    requestId: text('request_id').notNull(),
    providerId: uuid('provider_id').notNull(),
    redirectTo: text('redirect_to').notNull(),
    /** Of the browser that began, when it wants a code instead of a session. */
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
