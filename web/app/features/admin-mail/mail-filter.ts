import type { Box } from './api/outbox-api.ts';

/** Filter of the mails. It is in the URL, so that a list can be sent to a colleague. */
export type MailFilter = { readonly box: Box; readonly to: string };

export const boxNames: Record<Box, string> = { queued: 'Queued', sent: 'Sent', failed: 'Failed' };

export const boxes: readonly Box[] = ['queued', 'sent', 'failed'];

export const readMailFilter = (query: URLSearchParams): MailFilter => ({
  box: boxes.find((one) => one === query.get('box')) ?? 'failed',
  to: (query.get('to') ?? '').trim().slice(0, 254),
});

export const filterQuery = ({ box, to }: MailFilter) => ({ box, ...(to && { to }) });
