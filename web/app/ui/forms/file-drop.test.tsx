import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FileDrop, fileCountWords } from './file-drop.tsx';
import type { FileRow } from './file-row.tsx';

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

it('announces how many files there is room for, and says it of the picker', () => {
  const withRoom = (room: string | undefined) =>
    renderToStaticMarkup(<FileDrop label="Evidence" files={[done]} onAdd={ignore} room={room} />);
  const full = 'All 20 places are taken. Remove a file to add another.';
  const [, id] = new RegExp(`<p id="([^"]+)" role="status"[^>]*>${full}</p>`).exec(withRoom(full)) ?? [];
  const [, describedBy] = /<input[^>]*aria-describedby="([^"]+)"/.exec(withRoom(full)) ?? [];
  expect(id).toBeDefined();
  expect(describedBy?.split(' ')).toContain(id);
  expect(withRoom(undefined)).not.toMatch(/<input[^>]*aria-describedby/);
});

describe('the rows of an upload', () => {
  it('say what became of each file', () => {
    const html = render([done, running, tooBig]);
    expect(html).toContain('Uploaded, 0.40 MB');
    expect(html).toContain('Uploading, 62% of 3.80 MB');
    expect(html).toContain('Not added: 14.6 MB is over the 10MB limit.');
  });

  it('show a picture as it is, without words of its own: the name stands beside it', () => {
    const html = render([{ ...running, picture: 'blob:photo' }, done]);
    expect(html.match(/<img[^>]*>/g)).toEqual([expect.stringMatching(/src="blob:photo" alt=""/)]);
  });

  it('name the file in every button', () => {
    const html = render([done, running, tooBig]);
    expect(html).toContain('aria-label="Remove order.pdf"');
    expect(html).toContain('aria-label="Cancel upload of photo.png"');
    expect(html).toContain('aria-label="Dismiss plans.pdf"');
  });

  it('do not call a file uploaded that leaves with its form', () => {
    const html = render([{ id: '5', name: 'scan.pdf', sizeBytes: 419_430, state: 'waiting' }]);
    expect(html).toContain('Chosen, 0.40 MB');
    expect(html).toContain('aria-label="Remove scan.pdf"');
    expect(html).not.toContain('ploaded');
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
