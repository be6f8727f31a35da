import { createHash } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { BackupError } from './backup-error.ts';
import { manifestPath } from './places.ts';

/** Increased when older builds cannot read the format. */
const formatVersion = 1;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const measure = { bytes: z.number().int().min(0), sha256 };
const identifier = z.string().regex(/^[a-z_][a-z0-9_]*$/);

const contentsSchema = z.object({
  format: z.number().int(),
  madeAt: z.iso.datetime(),
  postgres: z.string(),
  /** The database's migration journal. */
  migrations: z.array(z.object({ hash: z.string(), createdAt: z.number() })).min(1),
  tables: z.array(
    z.object({
      schema: identifier,
      name: identifier,
      columns: z.array(identifier),
      rows: z.number().int().min(0),
      ...measure,
    }),
  ),
  sequences: z.array(z.object({ schema: identifier, name: identifier, value: z.string().nullable() })),
  files: z.object({
    count: z.number().int().min(0),
    /** Files named by a row but missing in the store when the backup was made. */
    missing: z.number().int().min(0),
    contentBytes: z.number().int().min(0),
    ...measure,
  }),
  /** The newest seals of the audit trails: a later check uses them to detect truncated trails. */
  seals: z.array(z.string()),
});

export type Manifest = z.output<typeof contentsSchema>;
export type ManifestTable = Manifest['tables'][number];

const schema = z.object({ digest: sha256, contents: z.unknown() });

const digestOf = (contents: unknown): string =>
  createHash('sha256').update(JSON.stringify(contents)).digest('hex');

export async function writeManifest(folder: string, parts: Omit<Manifest, 'format'>): Promise<Manifest> {
  const contents: Manifest = { format: formatVersion, ...parts };
  const path = manifestPath(folder);
  const text = JSON.stringify({ digest: digestOf(contents), contents }, null, 1);
  await writeFile(`${path}.unfinished`, text, { flag: 'wx', mode: 0o600, flush: true });
  await rename(`${path}.unfinished`, path);
  return contents;
}

/** Refuses a manifest that is incomplete, modified, or in a later version of this format. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(manifestPath(folder), 'utf8').catch((cause: NodeJS.ErrnoException) => {
    if (cause.code !== 'ENOENT') throw cause;
    throw new BackupError(`There is no finished backup in ${folder}: it has no manifest.`, { cause });
  });
  const { digest, contents } = parse(schema, text);
  if (digestOf(contents) !== digest) throw damaged();
  const { format } = z.looseObject({ format: z.number() }).parse(contents);
  if (format > formatVersion) {
    throw new BackupError('This backup was made by a newer version of Plainclaim: restore it with that one.');
  }
  return contentsSchema.parse(contents);
}

function parse<S extends z.ZodType>(shape: S, text: string): z.output<S> {
  try {
    return shape.parse(JSON.parse(text));
  } catch (cause) {
    throw damaged(cause);
  }
}

const damaged = (cause?: unknown) =>
  new BackupError('The backup is damaged: its manifest is not as it was written.', { cause });
