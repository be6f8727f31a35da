import { expect, it } from 'vitest';
import { answerTogether, answerTogetherBy } from './answer-together.ts';

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

it('asks for each key by itself, and gives each its own answer', async () => {
  const asked: string[] = [];
  const waiting = new Map<string, PromiseWithResolvers<string>>();
  const answer = answerTogetherBy(
    (by: string) => by,
    (by) => {
      asked.push(by);
      const question = Promise.withResolvers<string>();
      waiting.set(by, question);
      return question.promise;
    },
  );
  const [ann, ben] = [answer('ann'), answer('ben')];
  const annAgain = answer('ann');
  expect(asked).toEqual(['ann', 'ben']);
  waiting.get('ben')?.resolve('for ben');
  expect(await ben).toBe('for ben');
  waiting.get('ann')?.resolve('for ann');
  expect(await ann).toBe('for ann');
  await expect.poll(() => asked).toEqual(['ann', 'ben', 'ann']);
  waiting.get('ann')?.resolve('for ann again');
  expect(await annAgain).toBe('for ann again');
});

it('asks again for a key that nobody waits for', async () => {
  let asked = 0;
  const answer = answerTogetherBy(
    (by: string) => by,
    async () => ++asked,
  );
  expect([await answer('ann'), await answer('ann')]).toEqual([1, 2]);
});
