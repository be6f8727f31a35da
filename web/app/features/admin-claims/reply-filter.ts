import type { ReplyListName } from './api/admin-api.ts';

/** Filter of the replies. It is in the URL, so that a list can be sent to a colleague. */
export type ReplyFilter = { readonly list: ReplyListName; readonly search: string };

export const replyListNames: Record<ReplyListName, string> = {
  'to-match': 'To match',
  automatic: 'Automatic',
  all: 'All',
  counted: 'Counted',
  review: 'Need review',
  payment: 'Payment',
  dispute: 'Dispute',
};

export const replyLists = Object.keys(replyListNames) as readonly ReplyListName[];

export const readReplyFilter = (query: URLSearchParams): ReplyFilter => ({
  list: replyLists.find((one) => one === query.get('list')) ?? 'to-match',
  search: (query.get('search') ?? '').trim().slice(0, 200),
});

export const replyQuery = ({ list, search }: ReplyFilter) => ({ list, ...(search && { search }) });
