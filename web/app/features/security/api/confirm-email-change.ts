import { replacingSession } from '../../../lib/auth/replacing-session.ts';
import { askAuth } from './ask-auth.ts';

/** The six digits of one of the two mails of a change of address. */
export async function confirmEmailChange(address: string, code: string): Promise<'changed' | 'half-done'> {
  const { session } = await askAuth(
    () =>
      replacingSession((client) => client.verifyOtp({ email: address, token: code, type: 'email_change' })),
    { otp_expired: 'code' },
  );
  return session ? 'changed' : 'half-done';
}
