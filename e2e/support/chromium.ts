import { existsSync } from 'node:fs';
import { chromiumCandidates } from '../../scripts/lib/chromium.mjs';

/** The browser that `npm test` found or installed, else one of the machine's, else Playwright's own. */
export const findChromium = (): string | undefined =>
  chromiumCandidates({
    chosen: process.env.PLAINCLAIM_CHROMIUM,
    path: process.env.PATH,
    platform: process.platform,
  }).find((path) => existsSync(path));
