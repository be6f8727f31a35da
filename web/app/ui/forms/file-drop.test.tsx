import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FileDrop, fileCountWords } from './file-drop.tsx';
import { type FileRow, fileSizeWords } from './file-row.tsx';

const done: FileRow = { id: '1', name: 'order.pdf', sizeBytes: 419_430, state: 'done' };
const running: FileRow = {
  id: '2',
  name: 'photo.png',
  sizeBytes: 3_984_588,
  state: 'uploading',
  percent: 62.4,
};
const tooBig: FileRow = {
  id: '3',
  name: 'plans.pdf',
  sizeBytes: 15_309_210,
  state: 'failed',
  reason: 'Not added: 14.6 MB is over the 10MB limit.',
  canRetry: false,
};
const lost: FileRow = {
  ...tooBig,
  id: '4',
  name: 'bank.pdf',
  reason: 'The connection was lost.',
  canRetry: true,
};

const ignore = () => undefined;
const render = (files: FileRow[]) =>
  renderToStaticMarkup(
    <FileDrop label="Evidence" files={files} onAdd={ignore} onRemove={ignore} onRetry={ignore} />,
  );

describe('the rows of an upload', () => {
  it('say what became of each file', () => {
    const html = render([done, running, tooBig]);
    expect(html).toContain('Uploaded, 0.4 MB');
    expect(html).toContain('Uploading, 62% of 3.8 MB');
    expect(html).toContain('Not added: 14.6 MB is over the 10MB limit.');
  });

  it('name the file in every button', () => {
    const html = render([done, running, tooBig]);
    expect(html).toContain('aria-label="Remove order.pdf"');
    expect(html).toContain('aria-label="Cancel upload of photo.png"');
    expect(html).toContain('aria-label="Dismiss plans.pdf"');
  });

  it('offer another try only where it may help', () => {
    expect(render([tooBig])).not.toContain('Try again');
    expect(render([lost])).toContain('Try again');
  });

  it('are summed up for those who cannot see them', () => {
    expect(fileCountWords([done, done, running, tooBig])).toBe(
      '2 files uploaded, 1 file uploading, 1 file not added',
    );
    expect(fileCountWords([])).toBe('');
  });
});

describe('the size of a file', () => {
  it.each([
    [10 * 1024 * 1024, '10.0 MB'],
    [104_858, '0.1 MB'],
    [2048, '2 kB'],
    [12, '1 kB'],
  ])('%i bytes: %s', (bytes, words) => {
    expect(fileSizeWords(bytes)).toBe(words);
  });
});
