import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import type { AppEnv } from '../../http/context.ts';
import type { AuthKit } from './auth-kit.ts';
import { requireCaptcha } from './captcha/require-captcha.ts';
import { codesRoutes } from './routes/codes.routes.ts';
import { factorsRoutes } from './routes/factors.routes.ts';
import { oauthClientsRoutes } from './routes/oauth-clients.routes.ts';
import { providersRoutes } from './routes/providers.routes.ts';
import { publicRoutes } from './routes/public.routes.ts';
import { serviceRoutes } from './routes/service.routes.ts';
import { signUpRoutes } from './routes/sign-up.routes.ts';
import { ssoRoutes } from './routes/sso.routes.ts';
import { tokenRoutes } from './routes/token.routes.ts';
import { userRoutes } from './routes/user.routes.ts';
import { answerAuthError } from './wire/answer-auth-error.ts';
import { AuthError } from './wire/auth-error.ts';
import type { RouteTable } from './wire/route-table.ts';

const bodyBytes = 64 * 1024;

/** The routes of the wire contract. Mounted at /auth/v1. */
export function createAuthRoutes(auth: AuthKit): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.onError(answerAuthError(auth.log));
  app.use(
    '*',
    cors({
      // Any origin is safe: the token is in a header, which browsers do not send by themselves.
      origin: '*',
      allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      allowHeaders: ['Authorization', 'apikey', 'Content-Type', 'X-Client-Info', 'X-Supabase-Api-Version'],
      exposeHeaders: ['X-Total-Count', 'Link', 'X-Supabase-Api-Version'],
      maxAge: 600,
    }),
  );
  app.use('*', bodyLimit({ maxSize: bodyBytes, onError: refuseBody }));
  app.use('*', requireCaptcha(auth));
  mount(app, {
    ...publicRoutes(auth),
    ...providersRoutes(auth),
    ...signUpRoutes(auth),
    ...tokenRoutes(auth),
    ...codesRoutes(auth),
    ...userRoutes(auth),
    ...factorsRoutes(auth),
    ...ssoRoutes(auth),
    ...serviceRoutes(auth),
    ...oauthClientsRoutes(auth),
  });
  app.all('*', () => {
    throw new AuthError(404, 'not_found', 'There is nothing at this address');
  });
  return app;
}

/** Mounts each route with and without a trailing slash: clients use both. */
function mount(app: Hono<AppEnv>, table: RouteTable): void {
  for (const [route, handle] of Object.entries(table)) {
    const [method, path] = route.split(' ') as [string, string];
    app.on(method, [path, `${path}/`], handle);
  }
}

function refuseBody(): never {
  throw new AuthError(413, 'validation_failed', 'The request body is too large');
}
