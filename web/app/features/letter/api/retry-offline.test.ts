import { AppError } from '@plainclaim/domain/shared/errors';
import { onlineManager } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { retryOffline } from './retry-offline.ts';

afterEach(() => onlineManager.setOnline(true));

const lost = new AppError('unavailable', 'the server could not be reached');

it.each([
  ['a request that lost its network', false, 0, lost, true],
  ['not one that failed with a network', true, 0, lost, false],
  ['not one that the server refused', false, 0, new AppError('validation_failed', 'refused'), false],
  ['not for ever', false, 3, lost, false],
])('sends again %s', (_, isOnline, failures, error, expected) => {
  onlineManager.setOnline(isOnline);
  expect(retryOffline(failures, error)).toBe(expected);
});
