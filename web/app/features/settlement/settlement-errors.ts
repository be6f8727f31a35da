import { settlementMessages } from '@plainclaim/domain/settlements/messages';
import { AppError } from '@plainclaim/domain/shared/errors';

/** The server's message for a missing offer or claim, or another's claim; a general message for any other failure. */
export function settlementErrorWords(error: unknown): string {
  if (!(error instanceof AppError) || error.code === 'unavailable') return settlementMessages.unexpected;
  if (error.code === 'forbidden') return settlementMessages.notYours;
  if (error.code === 'not_found') return error.userMessage ?? settlementMessages.missing;
  return settlementMessages.notLoaded;
}

/** Whether the error only says that the claim has no offer yet. */
export const isWithoutOffer = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'not_found' && error.userMessage === settlementMessages.none;

type Read = { readonly data: unknown; readonly error: unknown };

/**
 * What the page shows. After a failed refetch that is the earlier data, unless the offer is gone: it must not look as if
 * it could still be accepted.
 */
export function shownOf({ data, error }: Read): 'offer' | 'withdrawn' | 'none' | 'failed' | 'loading' {
  if (isWithoutOffer(error)) return data === undefined ? 'none' : 'withdrawn';
  if (data !== undefined) return 'offer';
  return error === null ? 'loading' : 'failed';
}

/** Whether a retry could help. */
export const mayPass = (error: unknown): boolean =>
  !(error instanceof AppError) || (error.code !== 'forbidden' && error.code !== 'not_found');
