import { useEffect, useRef, useState } from 'react';
import type { FileRow } from '../../../ui/forms/file-row.tsx';
import { type Picture, uploadPicture } from '../api/upload-picture.ts';

/** Uploads one picture at a time, with progress, and passes the result to `onDone`. */
export function usePictureUpload(onDone: (picture: Picture) => void) {
  const [row, setRow] = useState<FileRow | null>(null);
  const running = useRef<AbortController | null>(null);
  const file = useRef<File | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const send = async (picked: File) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    file.current = picked;
    const about = { id: 'picture', name: picked.name, sizeBytes: picked.size };
    const isCurrent = () => running.current === controller;
    setRow({ ...about, state: 'uploading', percent: 0 });
    try {
      const picture = await uploadPicture(picked, {
        signal: controller.signal,
        onProgress: (percent) => {
          if (isCurrent()) setRow({ ...about, state: 'uploading', percent });
        },
      });
      if (!isCurrent()) return;
      setRow({ ...about, state: 'done' });
      onDone(picture);
    } catch (error) {
      if (!isCurrent() || controller.signal.aborted) return;
      const reason = error instanceof Error ? error.message : '';
      setRow({ ...about, state: 'failed', reason, canRetry: reason === 'Failed to upload image' });
    }
  };

  const clear = () => {
    running.current?.abort();
    running.current = null;
    setRow(null);
  };
  const retry = () => {
    if (file.current) void send(file.current);
  };
  return { row, send, clear, retry };
}
