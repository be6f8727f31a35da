import { useState } from 'react';
import { failedRow, rowFor } from '../../../../lib/upload-rows.ts';
import type { FileRow } from '../../../../ui/forms/file-row.tsx';
import { useAddReplyFile } from '../../api/hand-replies.ts';

type Picked = {
  readonly file: File;
  readonly row: FileRow;
  /** The reply it belongs to; undefined until the reply is recorded. */
  readonly replyId?: string;
};

const isWaiting = ({ row, replyId }: Picked): boolean => row.state === 'waiting' && replyId === undefined;

/**
 * Files are uploaded after their reply has been recorded, one after the other. An uploaded file leaves the
 * list; a refused one stays with its reason and can be retried for the same reply.
 */
export function useReplyFiles() {
  const addFile = useAddReplyFile();
  const [picked, setPicked] = useState<readonly Picked[]>([]);
  const [added, setAdded] = useState('');
  const change = (id: string, to: (one: Picked) => Picked) =>
    setPicked((before) => before.map((one) => (one.row.id === id ? to(one) : one)));
  const remove = (id: string) => setPicked((before) => before.filter(({ row }) => row.id !== id));

  async function send(replyId: string, { file, row: { id, name, sizeBytes } }: Picked) {
    change(id, (one) => ({ ...one, replyId, row: { id, name, sizeBytes, state: 'uploading', percent: 0 } }));
    const progress = (percent: number) =>
      change(id, (one) => (one.row.state === 'uploading' ? { ...one, row: { ...one.row, percent } } : one));
    try {
      await addFile(replyId, file, progress);
      remove(id);
      setAdded(`${name} was added.`);
    } catch (error) {
      change(id, (one) => ({ ...one, row: failedRow(one.row, error) }));
    }
  }

  return {
    rows: picked.map(({ row }) => row),
    /** Shown after a file has been uploaded. */
    added,
    add(files: readonly File[]) {
      const rows = files.map((file, index): Picked => {
        const row = rowFor(file, crypto.randomUUID(), picked.length + index);
        // No upload has started yet.
        return { file, row: row.state === 'uploading' ? { ...row, state: 'waiting' } : row };
      });
      setPicked((before) => [...before, ...rows]);
    },
    remove,
    retry(id: string) {
      const one = picked.find(({ row }) => row.id === id);
      if (one?.replyId) void send(one.replyId, one);
    },
    async sendAll(replyId: string) {
      for (const one of picked.filter(isWaiting)) await send(replyId, one);
    },
  };
}
