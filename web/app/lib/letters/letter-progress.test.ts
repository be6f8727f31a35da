import { describe, expect, it } from 'vitest';
import {
  afterEvent,
  failedWith,
  type LetterProgress,
  notWriting,
  startedWriting,
} from './letter-progress.ts';

const event = (name: string, data: unknown) => ({ event: name, data: JSON.stringify(data) });
const after = (...events: Parameters<typeof event>[]) =>
  events.map((one) => event(...one)).reduce(afterEvent, startedWriting as LetterProgress);

describe('a letter that is being written', () => {
  it('grows piece by piece, through its stages', () => {
    expect(
      after(['stage', { stage: 'writing' }], ['text', { text: 'Dear ' }], ['text', { text: 'Sir' }]),
    ).toEqual({ status: 'writing', stage: 'writing', text: 'Dear Sir' });
  });

  it('is put in place of what was there when the check wrote another', () => {
    expect(after(['text', { text: 'bad' }], ['replace', { text: 'good' }])).toMatchObject({ text: 'good' });
  });

  it('is done with its notice, deadline, problems and what it leaves out', () => {
    const written = {
      version: 3,
      letter: 'Dear Sir',
      preview: 'Dear Sir, today',
      values: {
        date: 'today',
        claimReference: 'A-1',
        senderName: 'N',
        senderTitle: 'T',
        senderCompany: 'C',
      },
      responseDeadline: '29 November 2026',
      deadlineDays: 14,
      source: 'model',
      notice: 'We added what was missing.',
      problems: [],
      leftOut: ['Act as a lawyer.'],
    };
    expect(after(['done', { success: true, claimType: 'Other', ...written }])).toEqual({
      status: 'done',
      written,
    });
  });

  it.each([
    [
      'error',
      { success: false, error: 'OpenAI API error: 429 Too Many Requests' },
      'OpenAI API error: 429 Too Many Requests',
    ],
    ['error', { success: false }, 'Failed to generate letter'],
    ['done', { success: true }, 'Failed to generate letter'],
  ])('fails in words after %s %j', (name, data, message) => {
    expect(after([name, data])).toEqual({ status: 'failed', message });
  });

  it.each([
    ['an unknown event', event('ping', {})],
    ['an unknown stage', event('stage', { stage: 'dreaming' })],
    ['broken data', { event: 'text', data: '{"text":' }],
    ['empty data', { event: 'text', data: 'null' }],
  ])('is unmoved by %s', (_, one) => {
    expect(afterEvent(startedWriting, one)).toEqual(startedWriting);
  });

  it('hears nothing more once it is over', () => {
    const failed = failedWith('no');
    expect(afterEvent(failed, event('text', { text: 'late' }))).toBe(failed);
    expect(afterEvent(notWriting, event('text', { text: 'late' }))).toBe(notWriting);
  });
});
