import { AppError } from '@plainclaim/domain/shared/errors';
import { QueryClient } from '@tanstack/react-query';

/** Retries only errors that may pass by themselves, not refusals. */
export const newQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        retry: (failures, error) => failures < 2 && error instanceof AppError && error.code === 'unavailable',
      },
      // By default an offline mutation is paused silently and sent later, perhaps no longer wanted.
      mutations: { networkMode: 'always' },
    },
  });
