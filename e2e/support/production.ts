import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startThrowawayServer } from '../../server/src/testing/postgres/throwaway-server.ts';
import { freePort } from './free-port.ts';
import { type RunningServer, startServer } from './start-server.ts';

/** The built server as an operator runs it: every required setting, and a database of its own. */
export async function startProduction(): Promise<RunningServer> {
  const folder = await mkdtemp(join(tmpdir(), 'plainclaim-production-'));
  const database = await startThrowawayServer();
  const cleanUp = async () => {
    await database.remove();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const port = String(await freePort());
    const server = await startServer({
      MODE: 'production',
      DRAIN_SECONDS: '0',
      PORT: port,
      SITE_URL: `http://127.0.0.1:${port}`,
      // Tests send more requests than people do.
      ACCEPTED_RISKS: 'plain-http-site,rate-limits-off',
      SECRET_KEY: randomBytes(32).toString('base64url'),
      DATABASE_URL: database.url,
      AUTH_KEYS_FILE: await writeKeys(join(folder, 'keys.json')),
      MAIL_FROM: 'Plainclaim <claims@plainclaim.example>',
      TEAM_MAILBOX: 'team@plainclaim.example',
      OPERATOR_NAME: 'Plainclaim Example Ltd',
      OPERATOR_NUMBER: '01234567',
      OPERATOR_ADDRESS: '1 Example Street, Leeds LS1 1AA',
      SMTP_URL: 'smtp://127.0.0.1:2525',
    });
    const stop = () => server.stop().finally(cleanUp);
    return { ...server, stop };
  } catch (error) {
    await cleanUp();
    throw error;
  }
}

async function writeKeys(file: string): Promise<string> {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const key = { ...privateKey.export({ format: 'jwk' }), alg: 'ES256', kid: 'for-this-run' };
  await writeFile(file, JSON.stringify({ keys: [key] }));
  return file;
}
