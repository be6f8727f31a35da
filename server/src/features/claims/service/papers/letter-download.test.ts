import { createHash } from 'node:crypto';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import { clockStandsAt } from '../../../../testing/clock-stands-at.ts';
import { openClaimsBench } from '../../testing/claims-bench.ts';

clockStandsAt('2026-11-16T10:00:00Z');

it('a downloaded letter matches under the code of its certificate, also after the nightly job', async () => {
  const { app, call, signUp, signIn, submitted } = await openClaimsBench();
  let hannah = await signUp();
  const { id } = await submitted(hannah);
  const download = async (method: string, path: string) => {
    const headers = { authorization: `Bearer ${hannah.token}` };
    const res = await app.request(`/api/claims/${id}/${path}`, { method, headers });
    return new Uint8Array(await res.arrayBuffer());
  };
  const letters = await Promise.all(Array.from({ length: 4 }, () => download('GET', 'letter.pdf')));
  for (const letter of letters) expect(letter).toEqual(letters[0]);
  const certificate = await getDocumentProxy(await download('POST', 'service/certificate.pdf'));
  const { text } = await extractText(certificate, { mergePages: true });
  const [, code = ''] = /\/check\/([0-9A-Z-]+)/.exec(text) ?? [];
  app.clock.forward(2 * 86_400);
  const tidy = app.app.workers.find(({ job }) => job.name === 'tidy-claims');
  await tidy?.handle({}, { attempt: 1, isLastAttempt: false, signal: new AbortController().signal });
  hannah = await signIn(hannah);
  const afterwards = await download('GET', 'letter.pdf');
  expect(afterwards).toEqual(letters[0]);
  const hash = createHash('sha256').update(afterwards).digest('hex');
  const answer = await call(null, 'GET', `/api/check/${code}?sha256=${hash}`);
  expect(answer.body).toEqual({ match: true });
});
