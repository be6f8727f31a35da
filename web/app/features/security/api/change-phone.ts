import { AppError } from '@plainclaim/domain/shared/errors';
import { accountApi } from './account-api.ts';
import { askAuth } from './ask-auth.ts';

/** Asks for a number as a way to sign in. Says whether it counts already, or waits for the code that was texted. */
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
  // The session still says that there is a number; a fresh one knows better.
  await askAuth((client) => client.refreshSession());
}

/** Beside the field, in words for people: the service speaks of tokens and factors. */
export function wrongCode(error: unknown): never {
  if (!(error instanceof AppError) || error.code !== 'validation_failed') throw error;
  const message = 'That code is not right, or it has run out. Check it, or ask for a new one.';
  throw new AppError('validation_failed', error.message, {
    fields: [{ field: 'code', message }],
    cause: error,
  });
}
