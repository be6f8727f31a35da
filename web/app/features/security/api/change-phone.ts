import { AppError } from '@plainclaim/domain/shared/errors';
import { accountApi } from './account-api.ts';
import { askAuth } from './ask-auth.ts';

/** Sets the phone number for sign-in. Returns whether it is active or needs the texted code. */
export async function changePhone(phone: string): Promise<{ readonly changed: boolean }> {
  const { user } = await askAuth((client) => client.updateUser({ phone }), {
    phone_exists: 'phone',
    validation_failed: 'phone',
  });
  return { changed: user.phone === phone };
}

export async function confirmPhone(phone: string, code: string): Promise<void> {
  await askAuth((client) => client.verifyOtp({ phone, token: code, type: 'phone_change' })).catch(wrongCode);
}

export async function removePhone(): Promise<void> {
  await accountApi.phone.$delete();
  // The session still has the number until it is refreshed.
  await askAuth((client) => client.refreshSession());
}

/** Replaces the auth service's messages, which speak of tokens and factors. */
export function wrongCode(error: unknown): never {
  if (!(error instanceof AppError) || error.code !== 'validation_failed') throw error;
  const message = 'That code is not right, or it has run out. Check it, or ask for a new one.';
  throw new AppError('validation_failed', error.message, {
    fields: [{ field: 'code', message }],
    cause: error,
  });
}
