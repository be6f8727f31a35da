import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout. Everything the scripts keep lies inside it, so deleting the folder deletes every trace. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

export const runtimeFolder = join(root, '.runtime');
export const logFolder = join(runtimeFolder, 'logs');
