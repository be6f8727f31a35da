import { useState } from 'react';
import { failedRow, rowFor } from '../../../../lib/upload-rows.ts';
import type { FileRow } from '../../../../ui/forms/file-row.tsx';
import { useAddReplyFile } from '../../api/hand-replies.ts';

type Picked = { readonly file: File; readonly row: FileRow };

/** Files wait until their reply is recorded; then each is sent, and what was refused stays listed with its reason. */
export function useReplyFiles() {
  const addFile = useAddReplyFile();
  const [picked, setPicked] = useState<readonly Picked[]>([]);
  const [replyId, setReplyId] = useState<string>();
  const setRow = (id: string, to: (row: FileRow) => FileRow) =>
    setPicked((before) => before.map((one) => (one.row.id === id ? { ...one, row: to(one.row) } : one)));

  async function send(to: string, { file, row: { id } }: Picked) {
    setRow(id, ({ name, sizeBytes }) => ({ id, name, sizeBytes, state: 'uploading', percent: 0 }));
    try {
      await addFile(to, file, (percent) =>
        setRow(id, (row) => (row.state === 'uploading' ? { ...row, percent } : row)),
      );
      setRow(id, ({ name, sizeBytes }) => ({ id, name, sizeBytes, state: 'done' }));
    } catch (error) {
      setRow(id, (row) => failedRow(row, error));
    }
  }

  return {
    rows: picked.map(({ row }) => row),
    add(files: readonly File[]) {
      const added = files.map((file, index) => {
        const row = rowFor(file, crypto.randomUUID(), picked.length + index);
        // Nothing is on its way yet.
        return { file, row: row.state === 'uploading' ? { ...row, state: 'done' as const } : row };
      });
      setPicked((before) => [...before, ...added]);
      if (replyId) for (const one of added) if (one.row.state === 'done') void send(replyId, one);
    },
    remove: (id: string) => setPicked((before) => before.filter(({ row }) => row.id !== id)),
    retry(id: string) {
      const one = picked.find(({ row }) => row.id === id);
      if (one && replyId) void send(replyId, one);
    },
    async sendAll(to: string) {
      setReplyId(to);
      for (const one of picked) if (one.row.state === 'done') await send(to, one);
    },
    clear() {
      setPicked([]);
      setReplyId(undefined);
    },
  };
}
