import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exportJWK, generateKeyPair } from 'jose';
import { ZodError, z } from 'zod';
import { StartError } from '../../../platform/db/start-error.ts';
import { importKeys, type JwkSet, type SigningKeys } from './signing-keys.ts';

export type KeySource = {
  /** A file with a JWK set. Without it, a key is generated once and stored in the data folder. */
  readonly keyFile: string | undefined;
  readonly sharedSecret: string | undefined;
  readonly dataDir: string;
};

/** The configured key file; else the shared secret; else a generated key of this machine. */
export async function openKeys({ keyFile, sharedSecret, dataDir }: KeySource): Promise<SigningKeys> {
  if (keyFile !== undefined) return await importKeyFile(keyFile, sharedSecret);
  if (sharedSecret !== undefined) return await importKeys({ keys: [] }, sharedSecret);
  return await keysFor(dataDir);
}

/** The key in the data folder, generated at the first start. */
export async function keysFor(dataDir: string): Promise<SigningKeys> {
  const file = join(dataDir, 'auth-keys.json');
  await mkdir(dataDir, { recursive: true });
  if (!(await exists(file))) await writeOnce(file, JSON.stringify(await makeKeySet()));
  return await importKeyFile(file);
}

async function importKeyFile(file: string, sharedSecret?: string): Promise<SigningKeys> {
  const set = await readKeyFile(file);
  try {
    return await importKeys(set, sharedSecret);
  } catch (error) {
    const reason = error instanceof ZodError ? z.prettifyError(error) : (error as Error).message;
    const lines = reason.split('\n').map((line) => line.trim());
    const sentence = `The key file ${file} cannot be used: ${lines.filter(Boolean).join(' ')}`;
    throw new StartError(sentence, { cause: error });
  }
}

async function readKeyFile(file: string): Promise<JwkSet> {
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new StartError(`The key file ${file} cannot be opened: ${error.message}.`, { cause: error });
  });
  try {
    return JSON.parse(text) as JwkSet;
  } catch (error) {
    const sentence = `The key file ${file} cannot be read as JSON; it must hold a JWK set with a private key.`;
    throw new StartError(sentence, { cause: error });
  }
}

/** RSA, because signing is rare, verifying constant, and RSA verifies several times faster than ECDSA. */
async function makeKeySet(): Promise<JwkSet> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return { keys: [{ ...(await exportJWK(privateKey)), kty: 'RSA', crv: undefined, kid: randomUUID() }] };
}

const exists = (file: string): Promise<boolean> =>
  readFile(file).then(
    () => true,
    () => false,
  );

/** Writes the file atomically, if there is none: two processes that start together use the same key. */
async function writeOnce(file: string, text: string): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, text, { mode: 0o600 });
  try {
    await link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
}
