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

/** Whether asking again could help. */
export const mayPass = (error: unknown): boolean =>
  !(error instanceof AppError) || (error.code !== 'forbidden' && error.code !== 'not_found');
