import { z } from 'zod';
import type { AppContext } from '../../../http/context.ts';
import type { AuthKit, Visitor } from '../auth-kit.ts';
import { exchangeFlowCode } from '../pkce/exchange-flow-code.ts';
import { refuseWeb3 } from '../providers/providers-off.ts';
import { signInWithIdToken } from '../providers/sign-in-with-id-token.ts';
import { refreshSession } from '../sessions/refresh-session.ts';
import type { SessionBody } from '../sessions/session-body.ts';
import { signInWithPassword } from '../sessions/sign-in-with-password.ts';
import { signInWithWallet } from '../web3/sign-in-with-wallet.ts';
import { AuthError } from '../wire/auth-error.ts';
import { optionalText, readBody } from '../wire/read-body.ts';
import type { RouteTable } from '../wire/route-table.ts';
import { visitorOf } from '../wire/visitor-of.ts';

type Grant = (auth: AuthKit, c: AppContext, visitor: Visitor) => Promise<SessionBody>;

const passwordBody = z.object({ email: optionalText, phone: optionalText, password: optionalText });
const refreshBody = z.object({ refresh_token: optionalText });
const pkceBody = z.object({ auth_code: optionalText, code_verifier: optionalText });
const idTokenBody = z.object({
  provider: optionalText,
  id_token: optionalText,
  access_token: optionalText,
  nonce: optionalText,
});
const web3Body = z.object({ chain: optionalText, message: optionalText, signature: optionalText });

const grants = new Map<string, Grant>([
  [
    'password',
    async (auth, c, visitor) => signInWithPassword(auth, await readBody(c, passwordBody), visitor),
  ],
  [
    'refresh_token',
    async (auth, c, visitor) => {
      const { refresh_token: token } = await readBody(c, refreshBody);
      return await refreshSession(auth, token, visitor);
    },
  ],
  ['pkce', async (auth, c, visitor) => exchangeFlowCode(auth, await readBody(c, pkceBody), visitor)],
  [
    'id_token',
    async (auth, c, visitor) => {
      const {
        provider,
        id_token: idToken,
        access_token: accessToken,
        nonce,
      } = await readBody(c, idTokenBody);
      return await signInWithIdToken(auth, { provider, idToken, accessToken, nonce }, visitor);
    },
  ],
  [
    'web3',
    async (auth, c, visitor) => {
      // Refused before the body is read.
      if (!auth.settings.web3Enabled) refuseWeb3();
      return await signInWithWallet(auth, await readBody(c, web3Body), visitor);
    },
  ],
]);

export const tokenRoutes = (auth: AuthKit): RouteTable => ({
  'POST /token': async (c) => {
    const grant = grants.get(c.req.query('grant_type') ?? '');
    if (!grant) throw new AuthError(400, 'invalid_credentials', 'unsupported_grant_type');
    return c.json(await grant(auth, c, visitorOf(c)));
  },
});
