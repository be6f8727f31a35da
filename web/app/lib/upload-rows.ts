import { evidenceMessages, evidenceProblem, maxEvidenceFiles } from '@plainclaim/domain/claims/evidence';
import { AppError, type ErrorCode } from '@plainclaim/domain/shared/errors';
import type { FileRow } from '../ui/forms/file-row.tsx';

/** First state of a picked file: uploading, or refused before a byte is sent. */
export function rowFor(file: Pick<File, 'name' | 'size'>, id: string, alreadyThere: number): FileRow {
  const row = { id, name: file.name, sizeBytes: file.size };
  const problem =
    evidenceProblem(file) ?? (alreadyThere >= maxEvidenceFiles ? evidenceMessages.count : undefined);
  if (!problem) return { ...row, state: 'uploading', percent: 0 };
  return { ...row, state: 'failed', reason: `Not added: ${problem}.`, canRetry: false };
}

/** Errors worth a retry: a refused file would be refused again. */
const mayPass: readonly ErrorCode[] = ['unavailable', 'internal', 'rate_limited'];

export function failedRow(row: FileRow, error: unknown): FileRow {
  const { id, name, sizeBytes } = row;
  const refusal = error instanceof AppError ? error : undefined;
  const words = refusal?.fields[0]?.message ?? refusal?.userMessage ?? 'Something went wrong';
  return {
    id,
    name,
    sizeBytes,
    state: 'failed',
    reason: `Not added: ${words.replace(/\.$/, '')}.`,
    canRetry: !refusal || mayPass.includes(refusal.code),
  };
}
