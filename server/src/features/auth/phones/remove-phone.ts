import type { Actor } from '@plainclaim/domain/accounts/actor';
import { AppError } from '@plainclaim/domain/shared/errors';
import { queueMail } from '../../../platform/mail/queue-mail.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { AuthKit, Visitor } from '../auth-kit.ts';
import { deleteCodesOf } from '../codes/codes.store.ts';
import { writeUnlinkedMail } from '../providers/providers.emails.tsx';
import { deleteIdentity, identitiesOf, lockUser, updateUser } from '../users/users.store.ts';
import { forgetWayIn } from '../users/ways-in.ts';

/** Removes the phone number and any pending change of it; the last identity cannot be removed. */
export async function removePhone(
  auth: AuthKit,
  { userId }: Pick<Actor, 'userId'>,
  { address }: Visitor,
): Promise<void> {
  const mail = await writeUnlinkedMail(auth.settings.siteUrl, 'Your phone number');
  await auth.db.transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user) throw new AppError('unauthenticated', 'the account is gone');
    const now = auth.clock.now();
    await deleteCodesOf(tx, userId, ['sms', 'sms_otp', 'phone_change']);
    if (user.phone === null) {
      await updateUser(tx, userId, { newPhone: null }, now);
      return;
    }
    const identities = await identitiesOf(tx, userId);
    const gone = identities.find(({ provider }) => provider === 'phone');
    const rest = identities.filter(({ provider }) => provider !== 'phone');
    if (rest.length === 0) {
      throw new AppError('conflict', 'the number is the only way in', {
        userMessage: 'This number is your only way to sign in. Add an email address first.',
      });
    }
    if (gone) {
      await deleteIdentity(tx, gone.id);
      await forgetWayIn(tx, user, gone, rest, now);
    } else {
      await updateUser(tx, userId, { phone: null, phoneConfirmedAt: null, newPhone: null }, now);
    }
    const details = { provider: 'phone' };
    await recordAudit(tx, { action: 'identity-removed', userId, address, at: now, details });
    if (user.email !== null) await queueMail(auth.mail, tx, { ...mail, to: { address: user.email } });
  });
}
