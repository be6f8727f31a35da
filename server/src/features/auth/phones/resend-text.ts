import type { AuthKit, Visitor } from '../auth-kit.ts';
import { limitTexts } from '../limits/limit.ts';
import { lockUser, userByPhone } from '../users/users.store.ts';
import { readPhone } from '../wire/contact-details.ts';
import { deliverTextCode, keepTextCode, makeTextCode } from './text-code.ts';

/** Resends the code of a pending confirmation, if there is one. */
export async function resendText(
  auth: AuthKit,
  type: 'sms' | 'phone_change',
  text: string,
  visitor: Visitor,
): Promise<void> {
  const phone = readPhone(text);
  await limitTexts(auth, phone, visitor.address);
  const user = await userByPhone(auth.db, phone);
  const awaited = type === 'sms' && user?.phoneConfirmedAt === null ? phone : undefined;
  const number = type === 'phone_change' ? user?.newPhone : awaited;
  if (!user || !number) return;
  const code = makeTextCode(auth, type, number);
  const isStored = await auth.db.transaction(async (tx) => {
    const current = await lockUser(tx, user.id);
    // Skipped if it was confirmed or replaced since it was read.
    if (!current || number !== (type === 'sms' ? current.phone : current.newPhone)) return false;
    await keepTextCode(auth, tx, current, code, visitor);
    return true;
  });
  if (isStored) await deliverTextCode(auth, code);
}
