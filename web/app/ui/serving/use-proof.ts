import { evidenceProblem } from '@plainclaim/domain/claims/evidence';
import { useEffect, useRef, useState } from 'react';
import type { ClaimDocument } from '../../lib/claims-api.ts';
import { failedRow } from '../../lib/upload-rows.ts';
import type { FileRow } from '../forms/file-row.tsx';

export type UploadProof = (upload: {
  readonly file: File;
  readonly onProgress: (percent: number) => void;
  readonly signal: AbortSignal;
}) => Promise<ClaimDocument>;

export type Proof = {
  readonly row: FileRow | undefined;
  readonly choose: (file: File) => void;
  readonly remove: () => void;
  /** Uploads the chosen file, once. Without one, there is nothing to upload. */
  readonly upload: () => Promise<ClaimDocument | 'failed' | undefined>;
};

const pictureOrPdf = /\.(pdf|jpe?g|png)$/i;

/** One file that is chosen first and uploaded with the form, so that a form that is left leaves no file behind. */
export function useProof(send: UploadProof): Proof {
  const [chosen, setChosen] = useState<{ file: File; row: FileRow }>();
  const uploaded = useRef<{ file: File; document: ClaimDocument }>(undefined);
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);
  const show = (file: File, row: FileRow) =>
    setChosen((before) => (before === undefined || before.file === file ? { file, row } : before));

  return {
    row: chosen?.row,
    choose: (file) => setChosen({ file, row: rowOf(file) }),
    remove: () => {
      controller.current?.abort();
      setChosen(undefined);
    },
    upload: async () => {
      if (!chosen) return undefined;
      const { file, row } = chosen;
      if (uploaded.current?.file === file) return uploaded.current.document;
      if (problemOf(file) !== undefined) return 'failed';
      const { id, name, sizeBytes } = row;
      const uploading = (percent: number) => show(file, { id, name, sizeBytes, state: 'uploading', percent });
      controller.current = new AbortController();
      uploading(0);
      try {
        const document = await send({ file, onProgress: uploading, signal: controller.current.signal });
        uploaded.current = { file, document };
        show(file, { id, name, sizeBytes, state: 'done' });
        return document;
      } catch (error) {
        show(file, failedRow(row, error));
        return 'failed';
      }
    },
  };
}

function rowOf(file: File): FileRow {
  const row = { id: crypto.randomUUID(), name: file.name, sizeBytes: file.size };
  const problem = problemOf(file);
  return problem === undefined
    ? { ...row, state: 'done' }
    : { ...row, state: 'failed', reason: `Not added: ${problem}.`, canRetry: false };
}

const problemOf = (file: File): string | undefined =>
  pictureOrPdf.test(file.name) ? evidenceProblem(file) : 'Only JPG, PNG and PDF files can be added';
