import { describe, expect, it } from 'vitest';
import { watchedLog } from '../../testing/watched-log.ts';
import { LanguageModelError } from './language-model.ts';
import { openAiModel } from './openai-model.ts';
import { type ChatAnswer, chunk, startChatServer } from './testing/chat-server.ts';

const apiKey = 'sk-a-key-that-must-stay-here';
const prompt = { system: 'You write letters.', user: 'The claim: £900' };
const letter = { pieces: ['Dear ', 'Sir or Madam,\n', 'pay £900.'] };

async function open(answers: readonly ChatAnswer[], { silenceMs = 20_000 } = {}) {
  const server = await startChatServer();
  server.answerWith(...answers);
  const log = watchedLog();
  const settings = { apiKey, baseUrl: server.url, model: 'gpt-4', silenceMs, pauseMs: 0 };
  return { server, log, model: openAiModel(settings, log.log) };
}

type Opened = Awaited<ReturnType<typeof open>>;

/** The text or the error message, and every callback seen meanwhile. */
async function write({ model }: Opened, signal = new AbortController().signal) {
  const seen: (string | null)[] = [];
  const outcome = await model
    .write(prompt, { signal, onText: (piece) => seen.push(piece), onRestart: () => seen.push(null) })
    .then(
      (text) => ({ text }),
      (error: Error) => ({ words: error.message, isForPeople: error instanceof LanguageModelError }),
    );
  return { ...outcome, seen };
}

const failure = (words: string) => ({ words, isForPeople: true });

describe('a language model of OpenAI', () => {
  it('is asked as the specification says, and its text arrives piece by piece', async () => {
    const opened = await open([letter]);
    expect(await write(opened)).toEqual({ text: letter.pieces.join(''), seen: letter.pieces });
    expect(opened.server.requests).toMatchObject([
      {
        headers: { authorization: `Bearer ${apiKey}` },
        body: {
          model: 'gpt-4',
          max_tokens: 2000,
          temperature: 0.3,
          stream: true,
          messages: [
            { role: 'system', content: prompt.system },
            { role: 'user', content: prompt.user },
          ],
        },
      },
    ]);
  });

  it.each([
    [401, 'Unauthorized'],
    [429, 'Too Many Requests'],
    [400, 'Bad Request'],
  ])('is not asked again after %i', async (status, words) => {
    const opened = await open([{ status }, letter]);
    expect(await write(opened)).toMatchObject(failure(`OpenAI API error: ${status} ${words}`));
    expect(opened.server.requests).toHaveLength(1);
  });

  it.each<[string, ChatAnswer]>([
    ['an error on its side', { status: 500 }],
    ['a connection lost in the middle', { pieces: ['Dear '], end: 'cut' }],
    ['an answer that ends too early', { pieces: ['Dear '], end: 'early' }],
  ])('is asked once more after %s, and what came before counts for nothing', async (_, first) => {
    const opened = await open([first, letter]);
    const { seen, ...outcome } = await write(opened);
    expect(outcome).toEqual({ text: letter.pieces.join('') });
    expect(seen.slice(seen.indexOf(null) + 1)).toEqual(letter.pieces);
    expect(opened.server.requests).toHaveLength(2);
  });

  it('is not asked a third time', async () => {
    const opened = await open([{ status: 503 }]);
    expect(await write(opened)).toMatchObject(failure('OpenAI API error: 503 Service Unavailable'));
    expect(opened.server.requests).toHaveLength(2);
  });

  it.each<[string, ChatAnswer]>([
    ['before its first word', 'hang'],
    ['in the middle', { pieces: ['Dear '], end: 'never' }],
  ])('times out when it falls silent %s', async (_, answer) => {
    const opened = await open([answer], { silenceMs: 150 });
    expect(await write(opened)).toMatchObject(failure('Request timed out.'));
    expect(opened.server.requests).toHaveLength(2);
  });

  it.each<[string, ChatAnswer]>([
    ['broken JSON', { events: ['{"choices":[{"del', '[DONE]'] }],
    ['no choices', { events: ['{"choices":[]}', '[DONE]'] }],
    ['something else', { events: ['{"text":"Dear Sir"}', '[DONE]'] }],
    ['content that is no text', { events: [chunk({ content: 42 }, 'stop'), '[DONE]'] }],
    ['nothing but spaces', { pieces: [' ', '\n'] }],
    ['nothing', { events: [] }],
    ['more than a letter can be', { pieces: Array(100).fill('x'.repeat(1000)) }],
  ])('is refused with the words of the specification when it answers %s', async (_, answer) => {
    const opened = await open([answer]);
    expect(await write(opened)).toMatchObject(failure('Unexpected response format from OpenAI'));
    expect(opened.server.requests).toHaveLength(1);
  });

  it('hands on what the service says in the middle of an answer', async () => {
    const opened = await open([{ events: ['{"error":{"message":"The engine is overloaded"}}'] }]);
    expect(await write(opened)).toMatchObject(failure('The engine is overloaded'));
  });

  it('sends nobody elsewhere with what a claim says', async () => {
    const elsewhere = await startChatServer();
    elsewhere.answerWith(letter);
    const opened = await open([{ redirectTo: `${elsewhere.url}/chat/completions` }]);
    expect(await write(opened)).toMatchObject(failure('Connection error.'));
    expect(elsewhere.requests).toEqual([]);
  });

  it('has words where nobody is there', async () => {
    const opened = await open([letter]);
    const settings = {
      apiKey,
      baseUrl: 'http://127.0.0.1:1/v1',
      model: 'gpt-4',
      silenceMs: 5000,
      pauseMs: 0,
    };
    const model = openAiModel(settings, opened.log.log);
    expect(await write({ ...opened, model })).toMatchObject(failure('Connection error.'));
  });

  it('is left alone as soon as nobody waits for the text', async () => {
    const opened = await open([{ pieces: ['Dear '], end: 'never' }]);
    const gone = new AbortController();
    const written = opened.model.write(prompt, {
      signal: gone.signal,
      onText: () => gone.abort(new Error('the person left')),
      onRestart: () => {},
    });
    await expect(written).rejects.toThrow('the person left');
    await opened.server.clientLeft;
    expect(opened.server.requests).toHaveLength(1);
  });

  it('never lets the key out, in words or in the log', async () => {
    const opened = await open([{ events: [`{"error":{"message":"bad key ${apiKey}"}}`] }]);
    expect(await write(opened)).toMatchObject(failure('bad key …'));
    opened.server.answerWith({ status: 401, message: `Incorrect API key provided: ${apiKey}` });
    await write(opened);
    expect(opened.log.lines.length).toBeGreaterThan(0);
    expect(JSON.stringify(opened.log.lines)).not.toContain(apiKey);
  });
});
