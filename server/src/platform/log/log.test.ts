import { AppError } from '@plainclaim/domain/shared/errors';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { describe, expect, it } from 'vitest';
import { leaksIn } from '../../testing/planted-values.ts';
import { watchedLog } from '../../testing/watched-log.ts';
import { createLog } from './log.ts';
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

  it.each([
    [{ password: 'hunter2', user: { token: 'hunter2', name: 'Hannah' } }],
    [{ authorization: 'hunter2', headers: { authorization: 'hunter2' } }],
    [{ body: { user: { password: 'hunter2', at: new Date(0) } } }],
    [{ err: Object.assign(new Error('refused'), { token: 'hunter2' }) }],
    [{ err: Object.assign(new Error('refused'), { headers: { authorization: 'hunter2' } }) }],
  ])('redacts secret keys at depths 0 to 2, and leaves the given object as it was: %j', (about) => {
    const given = JSON.stringify(about);
    const { log, lines } = watchedLog();
    log.info(about, 'signed in');
    expect(JSON.stringify(lines)).toContain('[cut]');
    expect(JSON.stringify(lines)).not.toContain('hunter2');
    expect(JSON.stringify(about)).toBe(given);
  });

  it('keeps a line one line, whatever was typed into it', () => {
    const texts: string[] = [];
    const log = createLog('info', { write: (text) => void texts.push(text) });
    const typed = 'x\n{"level":"info","msg":"admin signed in"}\r\n\u2028\u001b[2J\u0000"},{"';
    log.info({ reason: typed }, typed);
    expect(texts).toHaveLength(1);
    expect(texts[0]?.trimEnd()).not.toMatch(/\p{Cc}/u);
    expect(JSON.parse(texts[0] ?? '')).toMatchObject({ level: 'info', reason: typed, msg: typed });
  });

  it('says which request a line belongs to', () => {
    const { log, lines } = watchedLog();
    withRequestId('request-0001', () => log.info('inside'));
    log.info('outside');
    expect(lines.map(({ requestId }) => requestId)).toEqual(['request-0001', undefined]);
  });
});

describe('the search for planted values', () => {
  it.each([
    ['a password', '{"msg":"signed in with violet-kettle-42"}'],
    ['an access token', '{"headers":"Bearer eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiIxMjMifQ.sig"}'],
    ['a link that signs in', '{"url":"https://x.test/auth/v1/verify?token=abc"}'],
    ['a payment link', '{"path":"/pay/0123456789abcdefghij0123"}'],
    ['an e-mail address', '{"to":"hannah@post.example"}'],
    ['bank details', '{"account":"12345678"}'],
  ])('finds %s', (kind, line) => {
    expect(leaksIn(line)).toEqual([expect.stringContaining(`${kind}: `)]);
  });

  it('lets an ordinary line pass', () => {
    const line = { route: '/pay/:token', requestId: 'a1b2-c3', ms: 12.3, job: 'send-mail', msg: 'request' };
    expect(leaksIn(JSON.stringify(line))).toEqual([]);
  });
});
