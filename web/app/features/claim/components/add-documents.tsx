import {
  evidenceExtensions,
  evidenceLimitWords,
  evidenceRoomWords,
} from '@plainclaim/domain/claims/evidence';
import { useEffect, useRef, useState } from 'react';
import { failedRow, rowFor } from '../../../lib/upload-rows.ts';
import { FileDrop } from '../../../ui/forms/file-drop.tsx';
import type { FileRow } from '../../../ui/forms/file-row.tsx';
import { useAddDocument } from '../api/documents.ts';

const accept = evidenceExtensions.map((extension) => `.${extension}`).join(',');

type AddDocumentsProps = { claimId: string; userId: string; count: number };

/** Uploads documents. Lists running and refused uploads only: finished ones are in the list of documents. */
export function AddDocuments({ claimId, userId, count }: AddDocumentsProps) {
  const addDocument = useAddDocument(userId, claimId);
  const [rows, setRows] = useState<readonly FileRow[]>([]);
  const [added, setAdded] = useState('');
  const uploads = useRef(new Map<string, { file: File; controller: AbortController }>());

  useEffect(() => {
    const running = uploads.current;
    return () => {
      for (const { controller } of running.values()) controller.abort();
    };
  }, []);

  const change = (id: string, to: (row: FileRow) => FileRow) =>
    setRows((before) => before.map((row) => (row.id === id ? to(row) : row)));
  const drop = (id: string) => {
    uploads.current.get(id)?.controller.abort();
    uploads.current.delete(id);
    setRows((before) => before.filter((row) => row.id !== id));
  };

  async function send(id: string, file: File) {
    const controller = new AbortController();
    uploads.current.set(id, { file, controller });
    try {
      await addDocument({
        file,
        signal: controller.signal,
        onProgress: (percent) => change(id, (row) => (row.state === 'uploading' ? { ...row, percent } : row)),
      });
      drop(id);
      setAdded(`${file.name} was added.`);
    } catch (error) {
      if (!controller.signal.aborted) change(id, (row) => failedRow(row, error));
    }
  }

  function add(files: File[]) {
    const onTheirWay = rows.filter(({ state }) => state === 'uploading').length;
    const picked = files.map((file, index) => {
      const id = crypto.randomUUID();
      return { id, file, row: rowFor(file, id, count + onTheirWay + index) };
    });
    setRows((before) => [...before, ...picked.map(({ row }) => row)]);
    for (const { id, file, row } of picked) if (row.state === 'uploading') void send(id, file);
  }

  function retry(id: string) {
    const upload = uploads.current.get(id);
    if (!upload) return;
    change(id, ({ name, sizeBytes }) => ({ id, name, sizeBytes, state: 'uploading', percent: 0 }));
    void send(id, upload.file);
  }

  return (
    <div className="mt-4">
      <FileDrop
        label="Add a document"
        hint={`${evidenceLimitWords} It is kept with your claim and not sent to the defendant.`}
        room={evidenceRoomWords(count)}
        accept={accept}
        files={rows}
        onAdd={add}
        onRemove={drop}
        onRetry={retry}
      />
      <p role="status" className="text-14 font-semibold text-good not-empty:mt-2">
        {added}
      </p>
    </div>
  );
}
