import { expect, it } from 'vitest';
import { answerTogether, lookUpTogether } from './answer-together.ts';

/** Questions that are answered when the test says so. */
function questions() {
  const asked: (PromiseWithResolvers<string> & { readonly by: string })[] = [];
  const ask = answerTogether((by: string) => {
    const question = { ...Promise.withResolvers<string>(), by };
    asked.push(question);
    return question.promise;
  });
  const begun = (count: number) => expect.poll(() => asked.length).toBe(count);
  return { ask, asked, begun };
}

it('asks once for all who come while a question is under way, and after they came', async () => {
  const { ask, asked, begun } = questions();
  const first = ask('ann');
  await begun(1);
  const [second, third] = [ask('ben'), ask('cleo')];
  expect(asked).toHaveLength(1);
  asked[0]?.resolve('old');
  expect(await first).toBe('old');
  await begun(2);
  asked[1]?.resolve('new');
  expect(await Promise.all([second, third])).toEqual(['new', 'new']);
  expect(asked.map(({ by }) => by)).toEqual(['ann', 'ben']);
});

it('asks once for all who come at the same time', async () => {
  const { ask, asked, begun } = questions();
  const answers = [ask('ann'), ask('ben')];
  await Promise.resolve();
  answers.push(ask('cleo'));
  await begun(1);
  asked[0]?.resolve('one');
  expect(await Promise.all(answers)).toEqual(['one', 'one', 'one']);
});

it('asks again for who comes when nobody is waiting', async () => {
  const { ask, asked, begun } = questions();
  for (const n of [0, 1, 2]) {
    const answer = ask('ann');
    await begun(n + 1);
    asked[n]?.resolve(`answer ${n}`);
    expect(await answer).toBe(`answer ${n}`);
  }
});

it('goes on after a question that failed', async () => {
  const { ask, asked, begun } = questions();
  const first = ask('ann');
  await begun(1);
  const second = ask('ben');
  asked[0]?.reject(new Error('lost'));
  await expect(first).rejects.toThrow('lost');
  await begun(2);
  asked[1]?.resolve('found');
  expect(await second).toBe('found');
});

it('fails for all who share a question, and for nobody else', async () => {
  const { ask, asked, begun } = questions();
  const shared = [ask('ann'), ask('ben')];
  await begun(1);
  const later = ask('cleo');
  asked[0]?.reject(new Error('lost'));
  expect((await Promise.allSettled(shared)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await begun(2);
  asked[1]?.resolve('found');
  expect(await later).toBe('found');
});

it('does not wait for ever for a question that is never answered', async () => {
  const { ask, asked, begun } = questions();
  const lost = ask('ann');
  await begun(1);
  const second = ask('ben');
  await begun(2);
  asked[1]?.resolve('found');
  expect(await second).toBe('found');
  asked[0]?.resolve('late');
  expect(await lost).toBe('late');
});

/** Looks that are answered when the test says so, each key with itself and the number of the look. */
function looks() {
  const asked: { readonly keys: readonly string[]; readonly end: (error?: Error) => void }[] = [];
  const find = lookUpTogether((keys: readonly string[]) => {
    const { promise, resolve, reject } = Promise.withResolvers<ReadonlyMap<string, string>>();
    const number = asked.length + 1;
    const found = new Map(keys.filter((key) => key !== 'nobody').map((key) => [key, `${key} ${number}`]));
    asked.push({ keys, end: (error) => (error ? reject(error) : resolve(found)) });
    return promise;
  });
  const begun = (count: number) => expect.poll(() => asked.length).toBe(count);
  return { find, asked, begun };
}

it('looks once for the keys of all who wait, after they came, and gives each its own', async () => {
  const { find, asked, begun } = looks();
  const first = find('ann');
  await begun(1);
  const later = [find('ben'), find('ann'), find('nobody'), find('ben')];
  asked[0]?.end();
  expect(await first).toBe('ann 1');
  await begun(2);
  expect(asked[1]?.keys).toEqual(['ben', 'ann', 'nobody']);
  asked[1]?.end();
  expect(await Promise.all(later)).toEqual(['ben 2', 'ann 2', undefined, 'ben 2']);
});

it('forgets nobody who comes at the moment a look ends', async () => {
  const { find, asked, begun } = looks();
  const first = find('ann');
  await begun(1);
  const second = find('ben');
  asked[0]?.end();
  // Some before the waiting look begins, some after: as many moments as there are between the two.
  const others: Promise<string | undefined>[] = [];
  for (let n = 0; n < 12; n++) {
    others.push(find(`guest ${n}`));
    await Promise.resolve();
  }
  await begun(2);
  asked[1]?.end();
  await begun(3);
  asked[2]?.end();
  expect(await first).toBe('ann 1');
  expect(await second).toBe('ben 2');
  for (const [n, other] of others.entries()) expect(await other).toMatch(new RegExp(`^guest ${n} [23]$`));
});

it('looks again for a key that nobody waits for, and after a look that failed', async () => {
  const { find, asked, begun } = looks();
  const lost = find('ann');
  await begun(1);
  const [again, besides] = [find('ann'), find('ben')];
  asked[0]?.end(new Error('lost'));
  await expect(lost).rejects.toThrow('lost');
  await begun(2);
  asked[1]?.end();
  expect(await Promise.all([again, besides])).toEqual(['ann 2', 'ben 2']);
  const once = find('ann');
  await begun(3);
  asked[2]?.end();
  expect(await once).toBe('ann 3');
});

it('does not wait for ever for a look that never ends', async () => {
  const { find, asked, begun } = looks();
  const lost = find('ann');
  await begun(1);
  const second = find('ben');
  await begun(2);
  const third = find('ann');
  asked[1]?.end();
  expect(await second).toBe('ben 2');
  await begun(3);
  asked[2]?.end();
  expect(await third).toBe('ann 3');
  asked[0]?.end();
  expect(await lost).toBe('ann 1');
});
