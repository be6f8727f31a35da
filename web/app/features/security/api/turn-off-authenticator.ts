import { accountApi } from './account-api.ts';
import { askAuth } from './ask-auth.ts';

/** Six digits come from the app; anything else can only be a backup code, used when the phone is lost. */
export async function turnOffAuthenticator(factorId: string, code: string): Promise<void> {
  if (/^\d{6}$/.test(code)) {
    await askAuth((client) => client.mfa.challengeAndVerify({ factorId, code }), {
      mfa_verification_failed: 'code',
    });
  } else {
    const response = await accountApi['backup-codes'].verify.$post({ json: { code } });
    const session = await response.json();
    await askAuth((client) => client.setSession(session));
  }
  await askAuth((client) => client.mfa.unenroll({ factorId }));
  // The session's token still claims a second step until it is refreshed.
  await askAuth((client) => client.refreshSession());
}
