import { accountApi } from './account-api.ts';

/** Ten new codes in place of all older ones. This answer is the only time they are seen. */
export async function makeBackupCodes(): Promise<readonly string[]> {
  const response = await accountApi['backup-codes'].$post();
  return (await response.json()).codes;
}
