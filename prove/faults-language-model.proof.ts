import assert from 'node:assert/strict';
import {
  type ChatAnswer,
  chunk,
  startChatServer,
} from '../server/src/platform/language-model/testing/chat-server.ts';
import { seeded } from '../server/src/testing/seeded.ts';
import { checkAtRest } from './support/faults/invariants/check.ts';
import { claim } from './support/faults/load/claiming.ts';
import { startLoad } from './support/faults/load/live.ts';
import { signUp, signUpAdmin } from './support/faults/load/people.ts';
import { waitUntilIdle } from './support/faults/wait-until-idle.ts';
import { inWorld } from './support/faults/world.ts';
import type { Proof } from './support/proof.ts';

const lives = { short: 4, long: 80 };

/** Every failure of a model, or of a proxy in front of it. */
const answers: readonly ChatAnswer[] = [
  'hang',
  { status: 500 },
  { status: 429, message: 'too many' },
  { status: 401, message: 'no such key' },
  { pieces: ['Dear Sir, ', 'pay or else. ', 'We will find you.'] },
  { pieces: ['As a language model, I cannot write this letter.'] },
  { pieces: ['LETTER BEFORE ACTION\n\n'], end: 'cut' },
  { pieces: ['LETTER BEFORE'], end: 'early' },
  { pieces: ['LETTER'], end: 'never' },
  { pieces: ['x'.repeat(70_000)] },
  { pieces: ['£1,250.50 '.repeat(900)] },
  { events: ['{"choices": 7}', 'not even JSON'] },
  { events: [chunk({ content: null }, 'stop'), '[DONE]'] },
];

export const proof: Proof = {
  promise: 'A language model that is slow, fails or writes rubbish keeps nobody from sending a proper letter',
  prove: async (size) => {
    const undo: (() => void)[] = [];
    const model = await startChatServer((fn) => void undo.push(fn));
    const random = seeded(20_261_119);
    model.answerWith(
      ...Array.from({ length: 1_000 }, (_, n) => answers[n < 13 ? n : random(13)] as ChatAnswer),
    );
    const settings = {
      OPENAI_API_KEY: 'sk-only-for-proofs',
      OPENAI_BASE_URL: model.url,
      OPENAI_TIMEOUT_SECONDS: '1',
    };
    try {
      return await inWorld(
        { name: 'language_model', seed: 20_261_119, roles: ['all'], settings },
        async (world) => {
          const admin = await signUpAdmin(world);
          const load = startLoad(world, admin, 3, async (own) => {
            await claim(own, await signUp(own), { watched: true });
          });
          await load.after(lives[size]);
          await load.stop();
          await waitUntilIdle(world);
          await checkAtRest(world);
          const { presses, claims } = world.accepted;
          const most = Math.max(...presses);
          assert.ok(most <= 2, `someone pressed ${most} times before they got a letter`);
          return (
            `${claims.length} people, ${model.requests.length} questions to a model with ${answers.length} kinds of ` +
            `trouble: ${claims.length} checked letters sent, nobody pressed more than ${most} times`
          );
        },
      );
    } finally {
      for (const fn of undo) fn();
    }
  },
};
