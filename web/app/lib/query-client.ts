import { AppError } from '@plainclaim/domain/shared/errors';
import { QueryClient } from '@tanstack/react-query';

/** A refusal is an answer; only what might pass by itself is tried again. */
export const newQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        retry: (failures, error) => failures < 2 && error instanceof AppError && error.code === 'unavailable',
      },
      // The library's default waits for a network without a word and acts then, when the person may have changed their mind.
      mutations: { networkMode: 'always' },
    },
  });
