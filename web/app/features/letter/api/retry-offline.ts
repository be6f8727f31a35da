import { AppError } from '@plainclaim/domain/shared/errors';
import { onlineManager } from '@tanstack/react-query';

const MOST_RETRIES = 3;

/**
 * For idempotent requests: repeats one that failed for lack of a connection once there is one. React Query pauses it
 * until then, as it does with requests that begin offline.
 */
export function retryOffline(failures: number, error: unknown): boolean {
  const isUnreachable = error instanceof AppError && error.code === 'unavailable';
  return failures < MOST_RETRIES && isUnreachable && !onlineManager.isOnline();
}
