import { expect, test } from '@playwright/test';
import { weighPages } from '../scripts/lib/bundle-budget.mjs';
import { readBuiltSite } from '../scripts/lib/bundle-read.mjs';
import { everyPage } from './support/routes.ts';

const weighed = weighPages(readBuiltSite());

test('every public page is weighed', () => {
  const open = everyPage().filter(({ isPrivate, pattern }) => !isPrivate && !pattern.startsWith('/dev/'));
  expect(weighed.map(({ page }) => page).sort()).toEqual(open.map(({ pattern }) => pattern).sort());
});

for (const { page, problems } of weighed) {
  test(`${page} keeps to the bundle budget`, () => {
    expect(problems).toEqual([]);
  });
}
