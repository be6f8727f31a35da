import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../../platform/db/moment.ts';

const list = (name: string) => jsonb(name).$type<readonly string[]>();

/** OAuth clients registered by an operator. */
export const authOauthClients = pgTable(
  'auth_oauth_clients',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    /** SHA-256 of the secret; null for a public client. */
    secretHash: text('secret_hash'),
    tokenEndpointAuthMethod: text('token_endpoint_auth_method')
      .$type<'none' | 'client_secret_basic' | 'client_secret_post'>()
      .notNull(),
    clientUri: text('client_uri'),
    logoUri: text('logo_uri'),
    redirectUris: list('redirect_uris').notNull(),
    grantTypes: list('grant_types').notNull(),
    responseTypes: list('response_types').notNull(),
    scope: text('scope'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('auth_oauth_clients_newest_first').on(
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    check(
      'auth_oauth_clients_method',
      sql`${table.tokenEndpointAuthMethod} in ('none', 'client_secret_basic', 'client_secret_post')`,
    ),
    check(
      'auth_oauth_clients_secret',
      sql`(${table.tokenEndpointAuthMethod} = 'none') = (${table.secretHash} is null)`,
    ),
  ],
);
