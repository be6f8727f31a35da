import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  evidenceContentTypes,
  evidenceExtensions,
  evidenceKind,
  evidenceLimitWords,
  evidenceMessages,
  evidenceProblem,
  evidenceRoomWords,
  formatMegabytes,
  maxAttachmentBytes,
  maxEvidenceBytes,
  maxEvidenceFiles,
  planAttachments,
} from './evidence.ts';

const megabyte = 1024 * 1024;

describe('the limits of evidence', () => {
  it('are told with their figures', () => {
    expect(evidenceLimitWords).toContain(
      `up to ${maxEvidenceBytes / megabyte}MB per file and ${maxEvidenceFiles} files`,
    );
  });

  it.each([
    [0, undefined],
    [14, undefined],
    [15, 'Room for 5 more files.'],
    [19, 'Room for one more file.'],
    [20, 'All 20 places are taken. Remove a file to add another.'],
    [21, 'All 20 places are taken. Remove a file to add another.'],
  ])('with %s files there: %s', (files, words) => {
    expect(evidenceRoomWords(files)).toBe(words);
  });
});

describe('a picked file', () => {
  it.each([
    ['invoice.pdf', 1, undefined],
    ['PHOTO.JPG', maxEvidenceBytes, undefined],
    ['a.b.jpeg', 5, undefined],
    ['scan.Png', 5, undefined],
    ['letter.doc', 5, undefined],
    ['letter.docx', 5, undefined],
    ['invoice.pdf', maxEvidenceBytes + 1, evidenceMessages.size],
    ['invoice.pdf', 0, evidenceMessages.empty],
    ['setup.exe', 5, evidenceMessages.type],
    ['invoice.pdf.exe', 5, evidenceMessages.type],
    ['invoice', 5, evidenceMessages.type],
    ['pdf', 5, evidenceMessages.type],
    ['.pdf ', 5, evidenceMessages.type],
    ['drawing.svg', 5, evidenceMessages.type],
    ['constructor.toString', 5, evidenceMessages.type],
  ])('%s of %i bytes', (name, size, problem) => {
    expect(evidenceProblem({ name, size })).toBe(problem);
  });

  it('names the six extensions, and each promises one of the five types', () => {
    expect(evidenceMessages.type).toBe('Only PDF, JPG, JPEG, PNG, DOC or DOCX files can be added');
    const types = evidenceExtensions.map((extension) => evidenceKind(`a.${extension}`));
    expect(new Set(types)).toEqual(new Set(evidenceContentTypes));
    expect(maxEvidenceBytes).toBe(10 * megabyte);
  });
});

it.each([
  [0, '0.01 MB'],
  [1, '0.01 MB'],
  [251_658, '0.24 MB'],
  [megabyte, '1.00 MB'],
  [10 * megabyte, '10.00 MB'],
])('writes %i bytes as %s', (bytes, words) => {
  expect(formatMegabytes(bytes)).toBe(words);
});

describe('what travels with a mail', () => {
  const file = (id: string, megabytes: number) => ({ id, fileSize: megabytes * megabyte });

  it('is what fits, in order; a smaller one still finds room after a larger one did not', () => {
    const files = [file('a', 9), file('b', 8), file('c', 1)];
    const { attached, linked } = planAttachments(files);
    expect(attached.map(({ id }) => id)).toEqual(['a', 'c']);
    expect(linked.map(({ id }) => id)).toEqual(['b']);
  });

  it('loses no file, and never fills more than the room', () => {
    const files = fc.array(fc.record({ fileSize: fc.integer({ min: 1, max: maxEvidenceBytes }) }), {
      maxLength: 20,
    });
    fc.assert(
      fc.property(files, fc.integer({ min: 0, max: maxAttachmentBytes }), (all, room) => {
        const { attached, linked } = planAttachments(all, room);
        expect(attached.reduce((sum, { fileSize }) => sum + fileSize, 0)).toBeLessThanOrEqual(room);
        expect(attached.length + linked.length).toBe(all.length);
        expect(all.filter((one) => attached.includes(one))).toEqual(attached);
      }),
    );
  });
});
