import { apiFetch } from '../../../lib/api.ts';
import { authClient } from '../../../lib/auth/auth-client.ts';
import { authProblem, thrownProblem } from './auth-problem.ts';

/** The six digits of the authenticator app. */
export async function verifyAppCode(factorId: string, code: string) {
  try {
    const { error } = await (await authClient()).mfa.challengeAndVerify({ factorId, code });
    return error ? authProblem(error) : undefined;
  } catch (error) {
    return thrownProblem(error);
  }
}

/** Has a code texted to the phone; returns the id of the challenge. */
export async function textSecondStep(
  factorId: string,
): Promise<{ challengeId: string } | { message: string }> {
  try {
    const { data, error } = await (await authClient()).mfa.challenge({ factorId, channel: 'sms' });
    return error ? authProblem(error) : { challengeId: data.id };
  } catch (error) {
    return thrownProblem(error);
  }
}

export async function verifyTextedStep(factorId: string, challengeId: string, code: string) {
  try {
    const { error } = await (await authClient()).mfa.verify({ factorId, challengeId, code });
    if (error?.code === 'mfa_verification_failed')
      return { fields: [{ field: 'code', message: 'That code is not right. Check it, or send another.' }] };
    return error ? authProblem(error) : undefined;
  } catch (error) {
    return thrownProblem(error);
  }
}

/** One of the ten backup codes. */
export async function verifyBackupCode(code: string) {
  try {
    const response = await apiFetch('/api/account/backup-codes/verify', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code }),
    });
    const session = (await response.json()) as { access_token: string; refresh_token: string };
    const { error } = await (await authClient()).setSession(session);
    return error ? authProblem(error) : undefined;
  } catch (error) {
    return thrownProblem(error);
  }
}
