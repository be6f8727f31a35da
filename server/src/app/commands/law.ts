import { lawWith } from '@plainclaim/domain/law/law-file';
import { londonDateOf } from '@plainclaim/domain/shared/dates';
import { ConfigError, readConfig } from '../../config/config.ts';
import { StartError } from '../../platform/db/start-error.ts';
import { readLawFile } from '../read-law-file.ts';
import { describeLaw } from './describe-law.ts';

/** `npm run law`: which rows of the law to check again. Needs no database. */
function main(): void {
  const law = lawWith(readLawFile(readConfig().LAW_FILE));
  process.stdout.write(`${describeLaw(law, londonDateOf(new Date()))}\n`);
}

try {
  main();
} catch (error) {
  const expected = error instanceof ConfigError || error instanceof StartError;
  process.stderr.write(`${expected ? error.message : ((error as Error)?.stack ?? String(error))}\n`);
  process.exitCode = 1;
}
