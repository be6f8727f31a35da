import { maxEvidenceBytes, maxEvidenceFiles } from '@plainclaim/domain/claims/evidence';
import { AppError } from '@plainclaim/domain/shared/errors';
import { describe, expect, it } from 'vitest';
import { countGoodRows, type EvidenceRow, nextRows, rowOfDocument, rowOfFile } from './evidence-rows.ts';

const document = {
  id: '00000000-0000-4000-8000-000000000001',
  file_name: 'order.pdf',
  file_type: 'application/pdf',
  file_size: 2048,
  created_at: '2026-11-15T10:00:00.000Z',
};
const picked = (name: string, size = 2048) => ({ name, size });
const onItsWay = rowOfFile(picked('photo.png'), 'a', 0, 'blob:photo');

describe('a picked file', () => {
  it('is on its way when nothing is wrong with it', () => {
    expect(onItsWay).toEqual({
      id: 'a',
      name: 'photo.png',
      sizeBytes: 2048,
      picture: 'blob:photo',
      state: 'uploading',
      percent: 0,
    });
    expect(rowOfFile(picked('big.pdf', maxEvidenceBytes), 'a', 0).state).toBe('uploading');
  });

  it.each([
    [
      'too big',
      picked('big.pdf', maxEvidenceBytes + 1),
      0,
      'Not added: The file is larger than 10MB. Make it smaller or split it, then choose it again.',
    ],
    [
      'of another kind',
      picked('run.exe'),
      0,
      'Not added: Only PDF, JPG, JPEG, PNG, DOC or DOCX files can be added.',
    ],
    ['empty', picked('order.pdf', 0), 0, 'Not added: The file is empty.'],
    ['one too many', picked('order.pdf'), maxEvidenceFiles, 'Not added: A claim can hold 20 files.'],
  ])('is refused before it is sent when it is %s', (_, file, alreadyThere, reason) => {
    expect(rowOfFile(file, 'a', alreadyThere)).toMatchObject({ state: 'failed', reason, canRetry: false });
  });
});

describe('the list of files', () => {
  const rows: readonly EvidenceRow[] = [rowOfDocument(document), onItsWay];

  it('shows how far a file has got, and that it arrived', () => {
    expect(nextRows(rows, { type: 'progressed', id: 'a', percent: 40 })[1]).toMatchObject({ percent: 40 });
    const arrived = nextRows(rows, { type: 'arrived', id: 'a', document });
    expect(arrived[1]).toEqual({
      id: 'a',
      documentId: document.id,
      name: 'order.pdf',
      sizeBytes: 2048,
      state: 'done',
      picture: 'blob:photo',
    });
  });

  it('remembers which evidence a file was picked for', () => {
    const events = [
      { type: 'failed', id: 'a', error: new AppError('unavailable', 'gone') },
      { type: 'started', id: 'a' },
      { type: 'arrived', id: 'a', document },
    ] as const;
    const seen = events.reduce(nextRows, [{ ...onItsWay, item: 'named-1' }]);
    expect(seen[0]).toMatchObject({ state: 'done', item: 'named-1' });
  });

  it.each([
    [
      'a refusal',
      new AppError('unsupported_media_type', 'exe', { userMessage: 'It is not a PDF.' }),
      'Not added: It is not a PDF.',
      false,
    ],
    [
      'a lost connection',
      new AppError('unavailable', 'gone', { userMessage: 'No connection' }),
      'Not added: No connection.',
      true,
    ],
    ['a bug', new TypeError('x is undefined'), 'Not added: Something went wrong.', true],
  ])('says what went wrong after %s, and whether trying again may help', (_, error, reason, canRetry) => {
    expect(nextRows(rows, { type: 'failed', id: 'a', error })[1]).toMatchObject({ reason, canRetry });
  });

  it('starts a failed file anew', () => {
    const failed = nextRows(rows, { type: 'failed', id: 'a', error: new Error('x') });
    expect(nextRows(failed, { type: 'started', id: 'a' })[1]).toEqual(onItsWay);
  });

  it('puts back what could not be removed, where it was', () => {
    const removed = nextRows(rows, { type: 'removed', id: document.id });
    expect(removed).toEqual([onItsWay]);
    expect(nextRows(removed, { type: 'put-back', row: rowOfDocument(document), at: 0 })).toEqual(rows);
  });

  it('keeps what is on its way when the draft’s own files are read again', () => {
    const other = { ...document, id: '00000000-0000-4000-8000-000000000002' };
    expect(nextRows(rows, { type: 'replaced', documents: [other] })).toEqual([
      rowOfDocument(other),
      onItsWay,
    ]);
  });

  it('keeps no stored file when the draft is gone', () => {
    expect(nextRows(rows, { type: 'replaced', documents: [] })).toEqual([onItsWay]);
  });

  it('counts what the draft holds or soon will', () => {
    expect(countGoodRows([...rows, rowOfFile(picked('run.exe'), 'b', 0)])).toBe(2);
  });
});
