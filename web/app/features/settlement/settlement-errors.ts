import { settlementMessages } from '@plainclaim/domain/settlements/messages';
import { AppError } from '@plainclaim/domain/shared/errors';

/** No offer, no claim, or not theirs: the server says which. The rest did not load, or was not foreseen at all. */
export function settlementErrorWords(error: unknown): string {
  if (!(error instanceof AppError) || error.code === 'unavailable') return settlementMessages.unexpected;
  if (error.code === 'forbidden') return settlementMessages.notYours;
  if (error.code === 'not_found') return error.userMessage ?? settlementMessages.missing;
  return settlementMessages.notLoaded;
}

/** The claim has no offer yet: an answer, not a fault. */
export const isWithoutOffer = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'not_found' && error.userMessage === settlementMessages.none;

type Read = { readonly data: unknown; readonly error: unknown };

/**
 * What the page shows. What was read before still counts when reading it again fails, but an offer that is gone
 * since must not be shown as one that can be accepted.
 */
export function shownOf({ data, error }: Read): 'offer' | 'withdrawn' | 'none' | 'failed' | 'loading' {
  if (isWithoutOffer(error)) return data === undefined ? 'none' : 'withdrawn';
  if (data !== undefined) return 'offer';
  return error === null ? 'loading' : 'failed';
}

/** Whether asking again could help. */
export const mayPass = (error: unknown): boolean =>
  !(error instanceof AppError) || (error.code !== 'forbidden' && error.code !== 'not_found');
