import { AppError } from '@plainclaim/domain/shared/errors';
import { accountApi } from './account-api.ts';
import { askAuth } from './ask-auth.ts';

/** Ends one of the user's other sessions. */
export async function signOutDevice(id: string): Promise<void> {
  try {
    await accountApi.sessions[':id'].$delete({ param: { id } });
  } catch (error) {
    // Already ended.
    if (!(error instanceof AppError && error.code === 'not_found')) throw error;
  }
}

/** Ends all sessions but this one. */
export async function signOutOthers(): Promise<void> {
  await askAuth(async (client) => ({ data: {}, ...(await client.signOut({ scope: 'others' })) }));
}
