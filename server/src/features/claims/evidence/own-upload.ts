import type { Tx } from '../../../platform/db/db.ts';
import type { ClaimsDeps } from '../claims.deps.ts';
import { type KeptUpload, keepUpload, type UploadPlace } from './keep-upload.ts';
import { claimFile, removeUnclaimed } from './unclaimed-files.ts';
import type { Upload } from './upload-from.ts';

/** Stores an upload and its row. Where the row is refused, the file is removed again. */
export async function ownUpload<Row>(
  deps: Pick<ClaimsDeps, 'db' | 'clock' | 'files' | 'log'>,
  upload: Upload,
  place: UploadPlace,
  insert: (tx: Tx, file: KeptUpload) => Promise<Row>,
): Promise<Row> {
  const file = await keepUpload(deps, upload, place);
  const key = place.keyOf(file);
  try {
    return await deps.db.transaction(async (tx) => {
      const row = await insert(tx, file);
      await claimFile(tx, key);
      return row;
    });
  } catch (error) {
    await removeUnclaimed(deps, [key]);
    throw error;
  }
}
