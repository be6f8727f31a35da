import { backUpCommand } from './back-up-command.ts';
import type { Operation } from './operation.ts';
import { restoreCommand } from './restore-command.ts';
import { retentionCommand } from './retention-command.ts';
import { verifyHistoryCommand } from './verify-history-command.ts';

/** By the name of their command. */
export const operations: Readonly<Record<string, Operation>> = {
  backup: backUpCommand,
  restore: restoreCommand,
  'verify-history': verifyHistoryCommand,
  retention: retentionCommand,
};
