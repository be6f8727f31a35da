import { formatMegabytes } from '@plainclaim/domain/claims/evidence';
import { useState } from 'react';
import { Icon } from '../../art/icon.tsx';
import { Alert } from './alert.tsx';

type StoredFile = {
  readonly id: string;
  readonly file_name: string;
  readonly file_type: string;
  readonly file_size: number;
  readonly kept_back?: boolean | undefined;
};

type FileListProps<File extends StoredFile> = {
  files: readonly File[];
  onDownload: (file: File) => Promise<void>;
};

/** Files with a download button each; a failed download is reported by name. */
export function FileList<File extends StoredFile>({ files, onDownload }: FileListProps<File>) {
  const [failed, setFailed] = useState<string>();

  async function download(file: File) {
    setFailed(undefined);
    await onDownload(file).catch(() => setFailed(file.file_name));
  }

  return (
    <>
      <ul>
        {files.map((file) => (
          <li key={file.id} className="border-b border-line last:border-b-0">
            <button
              type="button"
              onClick={() => download(file)}
              className="grid w-full grid-cols-[22px_minmax(0,1fr)_20px] gap-3 py-[11px] text-left text-15 leading-[1.35] font-semibold hover:text-brand"
            >
              <Icon
                name={file.file_type.startsWith('image/') ? 'image' : 'file'}
                className="size-5 text-ink-3"
              />
              <span className="wrap-anywhere">
                {file.file_name}
                <span className="block font-normal text-ink-2">
                  {formatMegabytes(file.file_size)}
                  {file.kept_back ? '. Kept back: the other side has not got it' : null}
                </span>
              </span>
              <Icon name="download" label="Download" className="size-5 text-ink-3" />
            </button>
          </li>
        ))}
      </ul>
      {failed ? (
        <Alert live tone="danger" className="mt-3" title={`${failed} could not be fetched.`}>
          Please try again in a moment.
        </Alert>
      ) : null}
    </>
  );
}
