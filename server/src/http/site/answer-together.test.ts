import { expect, it } from 'vitest';
import { answerTogether } from './answer-together.ts';

/** Questions that are answered when the test says so. */
function questions() {
  const asked: PromiseWithResolvers<string>[] = [];
  const answer = answerTogether((_by: string) => {
    const question = Promise.withResolvers<string>();
    asked.push(question);
    return question.promise;
  });
  return { ask: () => answer('someone'), asked };
}

it('asks once for all who come while a question is under way, and after they came', async () => {
  const { ask, asked } = questions();
  const first = ask();
  const [second, third] = [ask(), ask()];
  expect(asked).toHaveLength(1);
  asked[0]?.resolve('old');
  expect(await first).toBe('old');
  await expect.poll(() => asked.length).toBe(2);
  asked[1]?.resolve('new');
  expect(await Promise.all([second, third])).toEqual(['new', 'new']);
});

it('asks again for who comes when nobody is waiting', async () => {
  const { ask, asked } = questions();
  for (const n of [0, 1, 2]) {
    const answer = ask();
    asked[n]?.resolve(`answer ${n}`);
    expect(await answer).toBe(`answer ${n}`);
  }
});

it('goes on after a question that failed', async () => {
  const { ask, asked } = questions();
  const [first, second] = [ask(), ask()];
  asked[0]?.reject(new Error('lost'));
  await expect(first).rejects.toThrow('lost');
  await expect.poll(() => asked.length).toBe(2);
  asked[1]?.resolve('found');
  expect(await second).toBe('found');
});
