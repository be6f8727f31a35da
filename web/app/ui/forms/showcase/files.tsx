import { evidenceLimitWords } from '@plainclaim/domain/claims/evidence';
import { useState } from 'react';
import { Part } from '../../display/showcase/part.tsx';
import { FieldStack } from '../field.tsx';
import { FileDrop } from '../file-drop.tsx';
import type { FileRow } from '../file-row.tsx';

const megabyte = 1024 * 1024;

const samples: FileRow[] = [
  { id: '1', name: 'Order-confirmation-TT2291.pdf', sizeBytes: 0.4 * megabyte, state: 'done' },
  {
    id: '2',
    name: 'Messages-with-fitter.png',
    sizeBytes: 3.8 * megabyte,
    picture: '/apple-touch-icon.png',
    state: 'uploading',
    percent: 62,
  },
  {
    id: '3',
    name: 'Kitchen-plans-scan.pdf',
    sizeBytes: 14.6 * megabyte,
    state: 'failed',
    reason: 'Not added: 14.6 MB is over the 10MB limit. Make it smaller or split it, then choose it again.',
    canRetry: false,
  },
  {
    id: '4',
    name: 'Bank-statement-August.pdf',
    sizeBytes: 1.2 * megabyte,
    state: 'failed',
    reason: 'Not added: the connection was lost.',
    canRetry: true,
  },
];

export function FileParts() {
  const [files, setFiles] = useState(samples);
  const add = (added: File[]) =>
    setFiles((before) => [
      ...before,
      ...added.map((file) => ({
        id: `${file.name}-${before.length}`,
        name: file.name,
        sizeBytes: file.size,
        state: 'done' as const,
      })),
    ]);
  const remove = (id: string) => setFiles((before) => before.filter((file) => file.id !== id));
  const retry = (id: string) =>
    setFiles((before) =>
      before.map((file) => (file.id === id ? { ...file, state: 'uploading', percent: 8 } : file)),
    );
  return (
    <Part title="Uploads">
      <FieldStack>
        <FileDrop
          label="Evidence"
          optional
          hint={evidenceLimitWords}
          files={files}
          onAdd={add}
          onRemove={remove}
          onRetry={retry}
        />
        <FileDrop label="Signed contract" single files={[]} onAdd={add} error="Please add the contract" />
        <FileDrop label="Reply" single disabled files={[]} onAdd={add} />
      </FieldStack>
    </Part>
  );
}
