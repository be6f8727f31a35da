import { expect, it } from 'vitest';
import { CutOff, openAiFailure, TimedOut, UnexpectedFormat } from './openai-failure.ts';

it.each<[string, unknown, string, boolean]>([
  ['a refusal', { status: 403 }, 'OpenAI API error: 403 Forbidden', false],
  ['a status without a name', { status: 599 }, 'OpenAI API error: 599', true],
  ['a request that took them too long', { status: 408 }, 'OpenAI API error: 408 Request Timeout', true],
  ['broken JSON', new SyntaxError('Unexpected token'), 'Unexpected response format from OpenAI', false],
  ['another shape', new UnexpectedFormat(), 'Unexpected response format from OpenAI', false],
  ['silence', new TimedOut(), 'Request timed out.', true],
  ['an early end', new CutOff(), 'The connection was lost before the letter was complete.', true],
  ['any other error', new Error('Something broke'), 'Something broke', false],
  ['an error without words', new Error(''), 'Unknown error occurred', false],
  ['something thrown that is no error', undefined, 'Unknown error occurred', false],
])('has words for %s, and knows whether asking again may help', (_, error, words, mayPass) => {
  expect(openAiFailure(error, () => false)).toEqual({ words, mayPass });
});
