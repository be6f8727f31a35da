import { queueMail } from '../../../platform/mail/queue-mail.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { AuthKit, Visitor } from '../auth-kit.ts';
import { writeUnlinkedMail } from '../providers/providers.emails.tsx';
import type { Caller } from '../sessions/identify-caller.ts';
import { requireRecentProof } from '../sessions/require-recent-proof.ts';
import { requireSecondStep } from '../sessions/require-second-step.ts';
import { AuthError } from '../wire/auth-error.ts';
import { deleteIdentity, identitiesOf, lockUser } from './users.store.ts';
import { forgetWayIn } from './ways-in.ts';

export function requireManualLinking({ settings }: AuthKit): void {
  if (!settings.manualLinkingEnabled) {
    throw new AuthError(404, 'manual_linking_disabled', 'Manual linking is disabled');
  }
}

/** Removes an identity; the last one cannot be removed. */
export async function removeIdentity(
  auth: AuthKit,
  caller: Caller,
  identityId: string,
  { address }: Visitor,
): Promise<void> {
  requireManualLinking(auth);
  await requireSecondStep(auth, caller);
  await requireRecentProof(auth, caller);
  const { user } = caller;
  await auth.db.transaction(async (tx) => {
    // Locked: concurrent removals must not remove the last two.
    const account = await lockUser(tx, user.id);
    if (!account) throw notFound();
    const identities = await identitiesOf(tx, user.id);
    if (identities.length <= 1) {
      throw new AuthError(
        422,
        'single_identity_not_deletable',
        'User must have at least 1 identity after unlinking',
      );
    }
    const identity = identities.find(({ id }) => id === identityId);
    if (!identity) throw notFound();
    await deleteIdentity(tx, identity.id);
    const rest = identities.filter(({ id }) => id !== identity.id);
    await forgetWayIn(tx, account, identity, rest, auth.clock.now());
    await recordAudit(tx, {
      action: 'identity-removed',
      userId: user.id,
      address,
      at: auth.clock.now(),
      details: { provider: identity.provider },
    });
    const mail = await writeUnlinkedMail(auth.settings.siteUrl, nameOf(auth, identity.provider));
    if (account.email !== null) await queueMail(auth.mail, tx, { ...mail, to: { address: account.email } });
  });
}

const notFound = () => new AuthError(422, 'identity_not_found', "Identity doesn't exist");

/** The provider's display name; one removed from the settings has only its id left. */
function nameOf({ providers }: AuthKit, provider: string): string {
  const ours: Record<string, string> = { email: 'Your password', phone: 'Your phone number' };
  return ours[provider] ?? providers.find(provider)?.provider.name ?? provider;
}
