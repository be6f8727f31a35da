import { describe, expect, it } from 'vitest';
import { holdForm, holdQuestions, holdToSend } from './hold-form.ts';

const typed = { from: '2026-11-02', until: '2026-12-20', consented: true, provisional: false };

describe('the form of a pause', () => {
  it.each([
    ['breathing-space', ['from']],
    ['moratorium', ['from']],
    ['mental-health-breathing-space', ['from', 'until', 'untilIsOptional', 'consent']],
    ['vulnerable', ['until', 'untilIsOptional', 'consent']],
    ['debt-advice', ['until']],
    ['mediation', ['until']],
  ] as const)('asks for %s: %j', (reason, questions) => {
    const asked = Object.entries(holdQuestions({ reason })).flatMap(([name, is]) => (is ? [name] : []));
    expect(asked).toEqual(questions);
  });

  it('asks no day where it is only what the other side says', () => {
    expect(holdQuestions({ reason: 'breathing-space', provisional: true })).toMatchObject({
      from: false,
      until: false,
    });
  });

  it.each([
    [
      { reason: 'mediation', ...typed },
      { reason: 'mediation', until: '2026-12-20', consented: false },
    ],
    [
      { reason: 'breathing-space', ...typed },
      { reason: 'breathing-space', from: '2026-11-02', consented: false },
    ],
    [
      { reason: 'vulnerable', ...typed, until: '' },
      { reason: 'vulnerable', consented: true },
    ],
  ] as const)('of %j sends what was asked alone', (form, sent) => {
    expect(holdToSend(holdForm.parse(form))).toEqual({ provisional: false, ...sent });
  });

  it('names what is wrong with a day, and wants a reason', () => {
    const wrong = holdForm.safeParse({ ...typed, until: '2026-02-30' });
    expect(wrong.error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
      ['reason', 'Please choose a reason'],
      ['until', 'There is no 30 February 2026: February has 28 days'],
    ]);
  });
});
