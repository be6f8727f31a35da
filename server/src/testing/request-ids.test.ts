import { expect, it } from 'vitest';
import { testApp } from './test-app.ts';

it('names the request in every line that its mail causes later, in another process or on another try', async () => {
  // No mail server listens on port 1: sending fails, and the worker logs it.
  const app = await testApp({ settings: { SMTP_URL: 'smtp://127.0.0.1:1' } });
  const post = (path: string, body: object) =>
    app.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await post('/auth/v1/signup', { email: 'hannah@post.example', password: 'a long enough passphrase' });
  await app.runJobs();
  const before = app.log.lines.length;
  const asked = await post('/auth/v1/recover', { email: 'hannah@post.example' });
  const requestId = asked.headers.get('x-request-id');
  expect(requestId).toMatch(/\S{8,}/);
  await app.runJobs();
  await app.runJobs({ evenIfLater: true });
  const tries = app.log.lines
    .slice(before)
    .filter(({ job, requestId: of }) => job === 'send-mail' && of === requestId);
  expect(tries.map(({ msg, attempt }) => ({ msg, attempt }))).toEqual([
    { msg: 'job failed, will be tried again', attempt: 1 },
    { msg: 'job failed, will be tried again', attempt: 2 },
  ]);
});
