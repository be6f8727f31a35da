import { recordAudit } from '../audit/record-audit.ts';
import type { AuthKit, Visitor } from '../auth-kit.ts';
import type { Caller } from '../sessions/identify-caller.ts';
import { AuthError } from '../wire/auth-error.ts';
import { deleteIdentity, identitiesOf, lockUser } from './users.store.ts';

export function requireManualLinking({ settings }: AuthKit): void {
  if (!settings.manualLinkingEnabled) {
    throw new AuthError(404, 'manual_linking_disabled', 'Manual linking is disabled');
  }
}

/** Takes one way in away; the last one stays. */
export async function removeIdentity(
  auth: AuthKit,
  { user }: Caller,
  identityId: string,
  { address }: Visitor,
): Promise<void> {
  requireManualLinking(auth);
  await auth.db.transaction(async (tx) => {
    // Locked: two removals at once must not take the last two.
    await lockUser(tx, user.id);
    const identities = await identitiesOf(tx, user.id);
    if (identities.length <= 1) {
      throw new AuthError(
        422,
        'single_identity_not_deletable',
        'User must have at least 1 identity after unlinking',
      );
    }
    const identity = identities.find(({ id }) => id === identityId);
    if (!identity) throw new AuthError(422, 'identity_not_found', "Identity doesn't exist");
    await deleteIdentity(tx, identity.id);
    await recordAudit(tx, {
      action: 'identity-removed',
      userId: user.id,
      address,
      at: auth.clock.now(),
      details: { provider: identity.provider },
    });
  });
}
