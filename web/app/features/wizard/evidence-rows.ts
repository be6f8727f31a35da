import { evidenceMessages, evidenceProblem, maxEvidenceFiles } from '@plainclaim/domain/claims/evidence';
import { AppError } from '@plainclaim/domain/shared/errors';
import type { FileRow } from '../../ui/forms/file-row.tsx';
import type { EvidenceDocument } from './api/claims-api.ts';

/** A file in the list: stored, uploading or refused. */
export type EvidenceRow = FileRow & {
  readonly documentId?: string;
  /** The evidence of the facts that it was picked for, where it is not an item of its own. */
  readonly item?: string;
};

export type EvidenceEvent =
  | { readonly type: 'added'; readonly rows: readonly EvidenceRow[] }
  | { readonly type: 'started'; readonly id: string }
  | { readonly type: 'progressed'; readonly id: string; readonly percent: number }
  | { readonly type: 'arrived'; readonly id: string; readonly document: EvidenceDocument }
  | { readonly type: 'failed'; readonly id: string; readonly error: unknown }
  | { readonly type: 'pictured'; readonly id: string; readonly picture: string }
  | { readonly type: 'removed'; readonly id: string }
  | { readonly type: 'put-back'; readonly row: EvidenceRow; readonly at: number }
  | { readonly type: 'replaced'; readonly documents: readonly EvidenceDocument[] };

export function rowOfDocument(document: EvidenceDocument): EvidenceRow {
  const { id, file_name: name, file_size: sizeBytes } = document;
  return { id, documentId: id, name, sizeBytes, state: 'done' };
}

type PickedFile = Pick<File, 'name' | 'size'>;

/** The row of a picked file: uploading, or refused before the upload. */
export function rowOfFile(file: PickedFile, id: string, alreadyThere: number, picture?: string): EvidenceRow {
  const row = { id, name: file.name, sizeBytes: file.size, ...(picture && { picture }) };
  const problem =
    evidenceProblem(file) ?? (alreadyThere >= maxEvidenceFiles ? evidenceMessages.count : undefined);
  if (problem === undefined) return { ...row, state: 'uploading', percent: 0 };
  return { ...row, state: 'failed', reason: refusalWords(problem), canRetry: false };
}

/** The number of stored and uploading files. */
export function countGoodRows(rows: readonly EvidenceRow[]): number {
  return rows.filter(({ state }) => state !== 'failed').length;
}

export function nextRows(rows: readonly EvidenceRow[], event: EvidenceEvent): readonly EvidenceRow[] {
  switch (event.type) {
    case 'added':
      return [...rows, ...event.rows];
    case 'started':
      return change(rows, event.id, (row) => ({ ...bare(row), state: 'uploading', percent: 0 }));
    case 'progressed':
      return change(rows, event.id, (row) =>
        row.state === 'uploading' ? { ...row, percent: event.percent } : row,
      );
    case 'arrived':
      return change(rows, event.id, ({ picture, item }) => ({
        ...rowOfDocument(event.document),
        id: event.id,
        ...(picture && { picture }),
        ...(item && { item }),
      }));
    case 'failed':
      return change(rows, event.id, (row) => ({
        ...bare(row),
        state: 'failed',
        ...failureWords(event.error),
      }));
    case 'pictured':
      return change(rows, event.id, (row) => ({ ...row, picture: event.picture }));
    case 'removed':
      return rows.filter(({ id }) => id !== event.id);
    case 'put-back':
      return rows.toSpliced(event.at, 0, event.row);
    case 'replaced':
      return [
        ...event.documents.map(rowOfDocument),
        ...rows.filter(({ documentId }) => documentId === undefined),
      ];
  }
}

function change(
  rows: readonly EvidenceRow[],
  id: string,
  to: (row: EvidenceRow) => EvidenceRow,
): readonly EvidenceRow[] {
  return rows.map((row) => (row.id === id ? to(row) : row));
}

const bare = ({ id, name, sizeBytes, picture, item }: EvidenceRow) => ({
  id,
  name,
  sizeBytes,
  ...(picture && { picture }),
  ...(item && { item }),
});

/** The server's message. A refusal is final; a lost connection can be retried. */
function failureWords(error: unknown): { reason: string; canRetry: boolean } {
  const words = error instanceof AppError ? (error.fields[0]?.message ?? error.userMessage) : undefined;
  const isRefusal = error instanceof AppError && !mayPass.has(error.code);
  return { reason: refusalWords(words ?? 'Something went wrong'), canRetry: !isRefusal };
}

const mayPass = new Set(['unavailable', 'internal', 'rate_limited', 'unauthenticated']);

function refusalWords(problem: string): string {
  const advice =
    problem === evidenceMessages.size ? ' Make it smaller or split it, then choose it again.' : '';
  return `Not added: ${problem.replace(/\.$/, '')}.${advice}`;
}
