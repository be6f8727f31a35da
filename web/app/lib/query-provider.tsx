import { AppError } from '@plainclaim/domain/shared/errors';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

/** One cache per visit. A refusal is an answer; only what might pass by itself is tried again. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(
    () =>
      new QueryClient({
        defaultOptions: {
          queries: {
            staleTime: 15_000,
            retry: (failures, error) =>
              failures < 2 && error instanceof AppError && error.code === 'unavailable',
          },
        },
      }),
  );
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
