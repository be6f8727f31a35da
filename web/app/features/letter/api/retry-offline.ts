import { AppError } from '@plainclaim/domain/shared/errors';
import { onlineManager } from '@tanstack/react-query';

const MOST_RETRIES = 3;

/**
 * For requests that may be sent twice: one that the network took down is sent again when there is a network. The cache
 * itself waits for that, as with requests that begin offline.
 */
export function retryOffline(failures: number, error: unknown): boolean {
  const isUnreachable = error instanceof AppError && error.code === 'unavailable';
  return failures < MOST_RETRIES && isUnreachable && !onlineManager.isOnline();
}
