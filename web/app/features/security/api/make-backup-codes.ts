import { accountApi } from './account-api.ts';

/** Creates ten codes and revokes all older ones. Only this response contains them. */
export async function makeBackupCodes(): Promise<readonly string[]> {
  const response = await accountApi['backup-codes'].$post();
  return (await response.json()).codes;
}
