import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { groupPictures, tourPage, writeTourIndex } from './tour-index.mjs';

const all = (name) =>
  ['phone-light', 'desktop-dark', 'phone-dark', 'desktop-light'].map((end) => `${name}-${end}.png`);

it('groups by who looked and by page, in the order of the routes, desktop before phone', () => {
  const groups = groupPictures([...all('admin/22-admin_blog'), ...all('signed-out/01-home'), 'index.html']);
  expect([...groups.keys()]).toEqual(['admin', 'signed-out']);
  expect([...groups.get('admin').keys()]).toEqual(['admin_blog']);
  expect(groups.get('signed-out').get('home')).toEqual([
    { file: 'signed-out/01-home-desktop-dark.png', size: 'desktop', theme: 'dark' },
    { file: 'signed-out/01-home-desktop-light.png', size: 'desktop', theme: 'light' },
    { file: 'signed-out/01-home-phone-dark.png', size: 'phone', theme: 'dark' },
    { file: 'signed-out/01-home-phone-light.png', size: 'phone', theme: 'light' },
  ]);
});

it('shows every picture with a way to its full size', () => {
  const html = tourPage(groupPictures(all('signed-out/01-home')));
  for (const file of all('signed-out/01-home')) {
    expect(html).toContain(`<a href="${file}"><img src="${file}"`);
  }
});

it('writes the page beside the pictures', () => {
  const folder = mkdtempSync(join(tmpdir(), 'plainclaim-tour-'));
  try {
    mkdirSync(join(folder, 'tester'));
    writeFileSync(join(folder, 'tester', '34-testing-phone-light.png'), '');
    const { file, pictures } = writeTourIndex(folder);
    expect(pictures).toBe(1);
    expect(readFileSync(file, 'utf8')).toContain('<h2>tester</h2>');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
