import { AppError, type ErrorCode } from '@plainclaim/domain/shared/errors';
import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { heldMailsKey } from '../../../lib/mail-acts.ts';
import { ToastProvider } from '../../../ui/overlays/toast.tsx';
import type { Reply } from '../api/admin-api.ts';
import { responseKeys } from '../api/responses.ts';

type Known = { readonly failed?: readonly QueryKey[]; readonly data?: readonly [QueryKey, unknown][] };

/** The text on the screen after these queries have succeeded or failed. */
export async function words(
  screen: ReactElement,
  { failed = [], data = [] }: Known = {},
  error: unknown = refusal(),
) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, retryOnMount: false } } });
  for (const queryKey of failed)
    await client.prefetchQuery({ queryKey, queryFn: () => Promise.reject(error) });
  for (const queryKey of [responseKeys.undoable, heldMailsKey]) client.setQueryData(queryKey, []);
  for (const [queryKey, answer] of data) client.setQueryData(queryKey, answer);
  const html = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <ToastProvider>
        <RouterProvider router={router(screen)} />
      </ToastProvider>
    </QueryClientProvider>,
  );
  return html
    .replace(/<[^>]+>/g, '\n')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}

const router = (element: ReactElement) =>
  createMemoryRouter([{ id: 'root', path: '/', element }], {
    hydrationData: { loaderData: { root: { siteUrl: 'http://plainclaim.test' } } },
  });

export const refusal = (code: ErrorCode = 'internal') => new AppError(code, 'for the test');
export const page = (rows: object) => ({ pages: [{ ...rows, next_cursor: null }], pageParams: [''] });

export const reply: Reply = {
  id: '80000000-0000-4000-8000-000000000001',
  claim_id: null,
  email_subject: 'Re: your letter',
  email_body: 'I dispute this claim.\n\n> On Monday you wrote',
  sender_email: 'sam@reed.example',
  parsed_type: 'DISPUTE',
  confidence: 'MEDIUM',
  requires_manual_review: false,
  reviewed_at: null,
  processed_at: '2026-11-16T09:00:00.000Z',
  created_at: '2026-11-16T09:00:00.000Z',
  kind: 'reply',
  is_reply: true,
  may_be_answer: false,
  undo_until: null,
  source: 'smtp',
  channel: null,
  received_on: null,
  matches: [{ name: 'I dispute', category: 'DISPUTE', start: 0, end: 9 }],
  attachments: [],
  claim: null,
};
