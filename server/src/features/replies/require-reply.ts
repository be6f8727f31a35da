import { isTakenForReply } from '@plainclaim/domain/replies/judgement';
import { AppError } from '@plainclaim/domain/shared/errors';
import { isUuid } from '@plainclaim/domain/shared/uuid';
import type { Executor, Tx } from '../../platform/db/db.ts';
import { lockResponse, type ResponseRow, responseById } from './replies.store.ts';

export const requireReply = async (executor: Executor, id: string): Promise<ResponseRow> =>
  found(isUuid(id) ? await responseById(executor, id) : undefined);

export const requireLockedReply = async (tx: Tx, id: string): Promise<ResponseRow> =>
  found(isUuid(id) ? await lockResponse(tx, id) : undefined);

function found(response: ResponseRow | undefined): ResponseRow {
  if (!response)
    throw new AppError('not_found', 'no such reply', { userMessage: 'This reply was not found.' });
  return response;
}

/** A reply counts once, and only if it is judged to be a reply. */
export function requireUnmatched(response: ResponseRow): void {
  if (response.processedAt)
    throw new AppError('conflict', 'the reply has its claim already', {
      userMessage: 'This reply already belongs to a claim.',
    });
  if (!isTakenForReply(response))
    throw new AppError('conflict', 'the mail is not taken for a reply', {
      userMessage: 'This mail is not taken for a reply. Say first that it is one.',
    });
}
