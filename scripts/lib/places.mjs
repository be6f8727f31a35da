import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout. Scripts store everything inside it, so deleting the folder leaves no trace. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

export const runtimeFolder = join(root, '.runtime');
export const logFolder = join(runtimeFolder, 'logs');
