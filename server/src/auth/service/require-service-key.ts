import type { AuthKit } from '../auth-kit.ts';
import { bearerToken } from '../sessions/identify-caller.ts';
import { AuthError } from '../wire/auth-error.ts';

const serviceRoles: readonly unknown[] = ['service_role', 'supabase_admin'];

/**
 * Lets through only whoever holds a service key: a token signed by us, or with the shared secret, whose role is the
 * service's. It stands for no person, so that its signature and its role are all there is to check. Tokens of people
 * never carry such a role, whatever their metadata says.
 */
export async function requireServiceKey(
  { tokens }: Pick<AuthKit, 'tokens'>,
  authorization: string | undefined,
): Promise<void> {
  const token = bearerToken(authorization);
  if (token === undefined) {
    throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  }
  const { role } = await tokens.verify(token);
  if (!serviceRoles.includes(role)) throw new AuthError(403, 'not_admin', 'User not allowed');
}
