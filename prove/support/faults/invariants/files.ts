import { readdir, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { type Invariant, missing } from './invariant.ts';

type Owned = { key: string; size: number };

/**
 * Every file named by a row. A letter without a size has not been printed yet; once its mail is sent, it has
 * one.
 */
const owned = `
  select 'private/claim-documents/' || file_path as key, file_size as size from claim_documents where sent_as is distinct from 'left-out'
  union select 'private/claim-documents/' || file_path, file_size from claim_draft_documents
  union select file_key, size from email_attachments join emails on emails.id = email_id
    where size > 0 or sent_at is not null or kept_at is not null
  union select 'private/replies/' || original_path, null from defendant_responses where original_path is not null`;

/** Only at rest, as a file is written before its row. */
export const keptFiles: Invariant = {
  name: 'every file is there, whole, and none is forgotten',
  broken: async (query, { dataDir }) => {
    const root = join(dataDir, 'files');
    const rows = await query<Owned>(owned);
    const found = await filesBelow(join(root, 'private'), root);
    const listed = await query<{ key: string }>('select file_key as key from unclaimed_files');
    const problems: string[] = [];
    for (const { key, size } of rows) {
      const length = await stat(join(root, key)).then(
        (one) => one.size,
        () => undefined,
      );
      if (length === undefined) problems.push(`a file is missing: ${key}`);
      else if (size !== null && length !== size)
        problems.push(`${key} has ${length} bytes, and should ${size}`);
    }
    // A retry overwrites a reply's files under the same keys.
    const mayBeLost = found.filter((key) => !key.startsWith('private/replies/'));
    const known = [...rows, ...listed].map(({ key }) => key);
    return [...problems, ...missing(mayBeLost, known, 'a file belongs to nothing and is on no list')];
  },
};

async function filesBelow(folder: string, root: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
}
