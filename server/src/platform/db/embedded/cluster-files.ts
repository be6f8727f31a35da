import { randomBytes } from 'node:crypto';
import { readdir, rmdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { StartError } from '../start-error.ts';
import type { Place } from './choose-place.ts';
import { readIfThere, writeOnce } from './write-once.ts';

/** The major version of the database in this place; undefined when there is none yet. */
export async function existingMajor({ cluster }: Place): Promise<number | undefined> {
  const version = await readIfThere(join(cluster, 'PG_VERSION'));
  if (version !== undefined) return Number.parseInt(version, 10);
  const entries = await readdir(cluster).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (entries === undefined) return undefined;
  if (entries.length > 0) {
    throw new StartError(
      `The folder ${cluster} holds files but no complete PostgreSQL database; move it away to begin with an empty one, or restore it from a backup.`,
    );
  }
  await rmdir(cluster);
  return undefined;
}

export async function keepPassword(place: Place): Promise<string> {
  const path = join(place.home, 'postgres-password');
  const hasDatabase = (await existingMajor(place)) !== undefined;
  if (hasDatabase && (await readIfThere(path)) === undefined) {
    throw new StartError(
      `The file ${path} with the password of the database in ${place.cluster} is missing; restore it, or move the database away to begin with an empty one.`,
    );
  }
  return (await writeOnce(path, `${randomBytes(24).toString('base64url')}\n`, 0o600)).trim();
}

/** The last start's port if it is free, so that connected tools keep working; otherwise any free port. */
export async function choosePort({ home }: Place): Promise<number> {
  const path = join(home, 'postgres-port');
  const last = Number.parseInt((await readIfThere(path)) ?? '', 10);
  const port = (await freePort(last)) ?? (await freePort(0));
  if (port === undefined) throw new StartError('There is no free port on 127.0.0.1 for the database.');
  if (port !== last) await writeFile(path, `${port}\n`);
  return port;
}

function freePort(wanted: number): Promise<number | undefined> {
  if (!(wanted >= 0 && wanted <= 65_535)) return Promise.resolve(undefined);
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen({ host: '127.0.0.1', port: wanted }, () => {
      const address = server.address();
      const port = address !== null && typeof address === 'object' ? address.port : undefined;
      server.close(() => resolve(port));
    });
  });
}
