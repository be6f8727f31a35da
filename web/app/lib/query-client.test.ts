import { AppError } from '@plainclaim/domain/shared/errors';
import { onlineManager } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { newQueryClient } from './query-client.ts';

afterEach(() => onlineManager.setOnline(true));

it('an act without a network fails at once, and does not follow later', async () => {
  onlineManager.setOnline(false);
  const client = newQueryClient();
  let sent = 0;
  const accept = client.getMutationCache().build(client, {
    mutationFn: async () => {
      sent += 1;
      throw new AppError('unavailable', 'no network');
    },
  });
  const ended = accept.execute(undefined).catch((error: unknown) => error);
  expect(accept.state.isPaused).toBe(false);
  expect(await ended).toBeInstanceOf(AppError);
  onlineManager.setOnline(true);
  expect(sent).toBe(1);
});
