import { isUuid } from '@plainclaim/domain/shared/uuid';
import type { Executor } from '../../../platform/db/db.ts';
import { AuthError } from '../wire/auth-error.ts';
import { type OauthClientRow, oauthClientById } from './oauth-clients.store.ts';

export async function findOauthClient(executor: Executor, id: string): Promise<OauthClientRow> {
  const client = isUuid(id) ? await oauthClientById(executor, id) : undefined;
  return client ?? oauthClientNotFound();
}

export function oauthClientNotFound(): never {
  throw new AuthError(404, 'oauth_client_not_found', 'OAuth client not found');
}
