import type { AuthKit } from '../auth-kit.ts';
import type { PageAsked } from '../wire/page-of.ts';
import { findOauthClient } from './find-oauth-client.ts';
import { type PresentedOauthClient, presentOauthClient } from './oauth-clients.presenter.ts';
import { oauthClientsPage } from './oauth-clients.store.ts';

export async function listOauthClients(
  { db }: AuthKit,
  { page, perPage }: PageAsked,
): Promise<{ readonly clients: readonly PresentedOauthClient[]; readonly total: number }> {
  const found = await oauthClientsPage(db, { offset: (page - 1) * perPage, limit: perPage });
  return { clients: found.clients.map(presentOauthClient), total: found.total };
}

export const readOauthClientById = async ({ db }: AuthKit, id: string): Promise<PresentedOauthClient> =>
  presentOauthClient(await findOauthClient(db, id));
