import { AppError } from '@plainclaim/domain/shared/errors';
import { apiFetch } from '../../../lib/api.ts';
import { authClient } from '../../../lib/auth/auth-client.ts';
import { authProblem } from './auth-problem.ts';

/** The six digits of the authenticator app. */
export async function verifyAppCode(code: string) {
  const client = await authClient();
  const { data, error } = await client.mfa.listFactors();
  const factor = data?.totp[0];
  if (error || !factor) return authProblem(error);
  const answer = await client.mfa.challengeAndVerify({ factorId: factor.id, code });
  return answer.error ? authProblem(answer.error) : undefined;
}

/** One of the ten codes kept for the day the phone is lost. */
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
    return { message: (error instanceof AppError && error.userMessage) || 'An unexpected error occurred' };
  }
}
