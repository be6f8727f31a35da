import type { Config } from '../../../config/config.ts';
import type { Log } from '../../../platform/log/log.ts';

export type OperationContext = {
  readonly config: Config;
  readonly log: Log;
  readonly dataDir: string;
  readonly url: string;
  readonly migrationsDir: string;
  readonly words: readonly string[];
};

/** The text for the operator, and whether all is well, which decides the exit code. */
export type Operation = (context: OperationContext) => Promise<{ text: string; isFine: boolean }>;
