import type { AuthKit } from '../auth-kit.ts';
import { identitiesOf } from '../users/users.store.ts';

const ours = new Set(['email', 'phone']);

/** The providers linked to an account, and those that can still be linked. */
export async function listIdentities({ db, settings, providers }: AuthKit, userId: string) {
  const all = await identitiesOf(db, userId);
  const linked = all.filter(({ provider }) => !ours.has(provider));
  const isLinked = new Set(linked.map(({ provider }) => provider));
  const wayOut = all.length > 1 ? ('possible' as const) : ('last' as const);
  const unlinking = settings.manualLinkingEnabled ? wayOut : ('off' as const);
  const identities = linked.map(({ id, provider, data, createdAt, lastSignInAt }) => ({
    id,
    provider,
    // A provider removed from the settings has only its id left.
    name: providers.find(provider)?.provider.name ?? provider,
    email: typeof data.email === 'string' ? data.email : '',
    linked_at: createdAt.toISOString(),
    last_used_at: lastSignInAt?.toISOString() ?? null,
    unlinking,
  }));
  const offered = settings.manualLinkingEnabled
    ? settings.providers.filter(({ id }) => !isLinked.has(id)).map(({ id, name }) => ({ id, name }))
    : [];
  return { identities, offered };
}
