import { expect, it } from 'vitest';
import { admitSessions } from './admit-sessions.ts';

it('leaves places for others, whatever one network opens', () => {
  const { admit } = admitSessions({ sessions: 5, sessionsPerNetwork: 2 });
  const opened = Array.from({ length: 20 }, (_, n) => admit(`a${n}`, '203.0.113.7'));
  expect(opened.filter(Boolean)).toHaveLength(2);
  expect(admit('b', '203.0.113.8')).toBe(true);
});

it('has a limit in all, and gives a place back once when its session ends', () => {
  const { admit, leave } = admitSessions({ sessions: 2, sessionsPerNetwork: 2 });
  expect([admit('a', 'one'), admit('b', 'two'), admit('c', 'three')]).toEqual([true, true, false]);
  // It was not admitted, so its end frees nothing.
  leave('c');
  expect(admit('d', 'three')).toBe(false);
  leave('a');
  leave('a');
  expect([admit('e', 'three'), admit('f', 'three')]).toEqual([true, false]);
});
