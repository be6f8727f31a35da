import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** As in `scripts/lib/chromium.mjs`. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** The browser `npm test` found or installed, else one on the PATH, else Playwright's own. */
export function findChromium(): string | undefined {
  if (process.env.PLAINCLAIM_CHROMIUM) return process.env.PLAINCLAIM_CHROMIUM;
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}
