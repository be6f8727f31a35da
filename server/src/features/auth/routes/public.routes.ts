import type { AuthKit } from '../auth-kit.ts';
import type { RouteTable } from '../wire/route-table.ts';

/** Routes that need no token. */
export const publicRoutes = ({ settings, keys, sms }: AuthKit): RouteTable => ({
  'GET /health': (c) =>
    c.json({ name: 'Plainclaim Auth', version: '1', description: 'Accounts and sessions' }),

  'GET /settings': (c) =>
    c.json({
      external: {
        email: settings.emailEnabled,
        phone: settings.phoneEnabled,
        anonymous_users: settings.anonymousEnabled,
        web3: settings.web3Enabled,
        ...Object.fromEntries(settings.providers.map(({ id }) => [id, true])),
      },
      disable_signup: !settings.signUpAllowed,
      mailer_autoconfirm: settings.emailAutoconfirm,
      phone_autoconfirm: settings.phoneAutoconfirm,
      sms_provider: sms?.name ?? '',
      saml_enabled: settings.samlEnabled,
    }),

  'GET /.well-known/jwks.json': (c) => {
    // A new key must be published for these ten minutes before it signs.
    c.header('cache-control', 'public, max-age=600');
    return c.json(keys.published);
  },
});
