import { AppError } from '@plainclaim/domain/shared/errors';
import { LanguageModelError } from '../../platform/language-model/language-model.ts';
import type { Log } from '../../platform/log/log.ts';
import type { LetterResult, Tell } from './letter-events.ts';

/** The slow part, after everything that can refuse the request. */
export type LetterJob = (tell: Tell, signal: AbortSignal) => Promise<LetterResult>;

/** Sends every event of a job, including its end or failure. Never throws. */
export const runLetterJob =
  (job: LetterJob, log: Log) =>
  async (tell: Tell, signal: AbortSignal): Promise<void> => {
    try {
      tell('stage', { stage: 'reading' });
      tell('done', await job(tell, signal));
    } catch (error) {
      if (signal.aborted) {
        log.info('the client disconnected before its letter was written');
        return;
      }
      tell('error', { success: false, error: wordsFor(error, log) });
    }
  };

/** Source of the words: specification 1, section 8. Unexpected errors go to the log only. */
function wordsFor(error: unknown, log: Log): string {
  if (error instanceof LanguageModelError) return error.message;
  if (error instanceof AppError && error.userMessage) return error.userMessage;
  log.error({ err: error }, 'a letter could not be written');
  return 'Failed to generate letter';
}
