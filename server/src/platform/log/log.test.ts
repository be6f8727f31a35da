import { AppError } from '@plainclaim/domain/shared/errors';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { describe, expect, it } from 'vitest';
import { watchedLog } from '../../testing/watched-log.ts';
import { withRequestId } from './request-id.ts';

const failedStatement = () =>
  new DrizzleQueryError(
    'insert into emails (html) values ($1)',
    ['<a href="https://site/verify?token=live-token">'],
    Object.assign(new Error('value too long'), {
      code: '22001',
      detail: 'Failing row contains (live-token).',
    }),
  );

describe('the log', () => {
  it.each([
    ['a failed statement', failedStatement()],
    ['an error caused by one', new AppError('internal', 'could not queue', { cause: failedStatement() })],
  ])('keeps the values of %s to itself, and says why it failed', (_what, err) => {
    const { log, lines } = watchedLog();
    log.error({ err }, 'request failed');
    const text = JSON.stringify(lines);
    expect(text).not.toContain('live-token');
    expect(text).toContain('a statement failed (22001): value too long');
  });

  it('cuts out what is named like a secret', () => {
    const { log, lines } = watchedLog();
    log.info({ password: 'hunter2', user: { token: 'hunter2' } }, 'signed in');
    expect(JSON.stringify(lines)).not.toContain('hunter2');
  });

  it('says which request a line belongs to', () => {
    const { log, lines } = watchedLog();
    withRequestId('request-0001', () => log.info('inside'));
    log.info('outside');
    expect(lines.map(({ requestId }) => requestId)).toEqual(['request-0001', undefined]);
  });
});
