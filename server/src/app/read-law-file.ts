import { readFileSync } from 'node:fs';
import { type LawFile, noLawFile, parseLawFile } from '@plainclaim/domain/law/law-file';
import { StartError } from '../platform/db/start-error.ts';

/** Reads the rows and signatures in LAW_FILE. Any problem with the file prevents the start. */
export function readLawFile(path: string | undefined): LawFile {
  if (path === undefined) return noLawFile;
  const file = parseLawFile(parsed(path));
  if ('problems' in file) {
    throw new StartError(`The law file ${path} cannot be used: ${file.problems.join('; ')}.`);
  }
  return file;
}

function parsed(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartError(`The law file ${path} cannot be read: ${reason}.`, { cause });
  }
}
