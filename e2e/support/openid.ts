import {
  providerClient,
  startOpenIdProvider,
} from '../../server/src/features/auth/testing/openid-provider.ts';
import { freePort } from './free-port.ts';
import { startServer } from './start-server.ts';

/** The built server with a real OpenID provider, at which Ada has an account. */
export async function startWithProvider() {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const provider = await startOpenIdProvider(`${address}/auth/v1/callback`);
  provider.people.set('ada', { email: 'ada@example.com', email_verified: true, name: 'Ada Lovelace' });
  const acme = {
    id: 'custom:acme',
    name: 'Acme',
    issuer: provider.issuer,
    client_id: providerClient.id,
    client_secret: providerClient.secret,
    private_network: true,
  };
  const server = await startServer({
    PORT: String(port),
    SITE_URL: address,
    AUTH_PROVIDERS: JSON.stringify([acme]),
    AUTH_MANUAL_LINKING: 'on',
  });
  return { address, stop: () => server.stop().finally(provider.stop) };
}
