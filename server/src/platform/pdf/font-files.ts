import { existsSync } from 'node:fs';
import { join } from 'node:path';

// Works from server/src/platform/pdf and, bundled, from server/dist.
const folder = ['../fonts', '../../../fonts']
  .map((path) => join(import.meta.dirname, path))
  .find((path) => existsSync(path));

export const fontFile = (name: string): string => join(folder ?? '', `${name}.ttf`);
