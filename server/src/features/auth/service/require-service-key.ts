import type { AuthKit } from '../auth-kit.ts';
import { bearerToken } from '../sessions/identify-caller.ts';
import { AuthError } from '../wire/auth-error.ts';

const serviceRoles: readonly unknown[] = ['service_role', 'supabase_admin'];

/**
 * Requires a service key: a token signed by us, or with the shared secret, with a service role. It stands for
 * no user, so only its signature, role and expiry are checked. Tokens of users never have such a role,
 * whatever their metadata says. A key without an expiry is refused unless the operator accepts such keys: it
 * would outlive every program that was given it.
 */
export async function requireServiceKey(
  { tokens, settings }: Pick<AuthKit, 'tokens' | 'settings'>,
  authorization: string | undefined,
): Promise<void> {
  const token = bearerToken(authorization);
  if (token === undefined) {
    throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  }
  const { role, exp } = await tokens.verify(token);
  if (!serviceRoles.includes(role)) throw new AuthError(403, 'not_admin', 'User not allowed');
  if (exp === undefined && !settings.endlessServiceKeys) {
    throw new AuthError(403, 'bad_jwt', 'invalid JWT: a service key needs an expiry (exp)');
  }
}
