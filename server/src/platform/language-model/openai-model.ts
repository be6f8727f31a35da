import { setTimeout as pause } from 'node:timers/promises';
import type { OpenAI } from 'openai';
import type { Log } from '../log/log.ts';
import { answerTimeouts } from './answer-timeouts.ts';
import { type LanguageModel, LanguageModelError, type Prompt, type Writing } from './language-model.ts';
import { CutOff, openAiFailure, UnexpectedFormat } from './openai-failure.ts';

export type OpenAiSettings = {
  readonly apiKey: string;
  readonly baseUrl: string;
  readonly model: string;
  /** Timeout between chunks. */
  readonly silenceMs: number;
  /** Delay before the retry. */
  readonly pauseMs: number;
};

/** Source: specification 1, section 7. */
const maxTokens = 2000;
const temperature = 0.3;

/** Timeout for the whole answer, however slowly it streams. */
const longestAnswerMs = 180_000;
/** Far more than `maxTokens` can produce: a longer answer violates the protocol. */
const longestAnswer = 60_000;

/** Chat completions of OpenAI or a compatible API. */
export function openAiModel(settings: OpenAiSettings, log: Log): LanguageModel {
  const { model, apiKey } = settings;
  let client: Promise<OpenAI> | undefined;
  // Loading the library takes half a second, so it is deferred until first use.
  const open = () => {
    client ??= openClient(settings);
    return client;
  };

  async function write(prompt: Prompt, writing: Writing): Promise<string> {
    const { APIConnectionError } = await import('openai');
    // Undici's error for a connection that broke while the body was read.
    const isConnectionError = (error: unknown) =>
      error instanceof APIConnectionError || (error instanceof TypeError && error.message === 'terminated');
    for (let attempt = 1; ; attempt++) {
      try {
        return await askOnce(await open(), settings, prompt, writing);
      } catch (error) {
        writing.signal.throwIfAborted();
        const { words, mayPass } = openAiFailure(error, isConnectionError);
        const safeWords = words.replaceAll(apiKey, '…');
        log.warn({ attempt, reason: safeWords, model }, 'the language model failed');
        if (!mayPass || attempt === 2) throw new LanguageModelError(safeWords);
        writing.onRestart();
        await pause(settings.pauseMs, undefined, { signal: writing.signal });
      }
    }
  }

  return { name: model, write };
}

/** Sets every option that the library would otherwise read from the environment. */
async function openClient({ apiKey, baseUrl, silenceMs }: OpenAiSettings): Promise<OpenAI> {
  const { OpenAI } = await import('openai');
  return new OpenAI({
    apiKey,
    baseURL: baseUrl,
    organization: null,
    project: null,
    timeout: silenceMs,
    maxRetries: 0,
    logLevel: 'off',
    // Refuses redirects: claim texts are sent only to the URL that the operator chose.
    fetchOptions: { redirect: 'error' },
  });
}

async function askOnce(
  client: OpenAI,
  { model, silenceMs }: OpenAiSettings,
  { system, user }: Prompt,
  { signal, onText }: Writing,
): Promise<string> {
  const waiting = answerTimeouts(signal, silenceMs, longestAnswerMs);
  let text = '';
  let isFinished = false;
  try {
    const stream = await client.chat.completions.create(
      {
        model,
        messages: [
          { role: 'system', content: system },
          { role: 'user', content: user },
        ],
        max_tokens: maxTokens,
        temperature,
        stream: true,
      },
      { signal: waiting.signal },
    );
    for await (const chunk of stream) {
      waiting.heard();
      const choice = chunk.choices?.[0];
      isFinished ||= Boolean(choice?.finish_reason);
      const piece = choice?.delta?.content;
      if (typeof piece !== 'string' || piece === '') continue;
      text += piece;
      if (text.length > longestAnswer) throw new UnexpectedFormat();
      onText(piece);
    }
    // The library ends an aborted stream without an error.
    waiting.signal.throwIfAborted();
  } catch (error) {
    throw waiting.signal.aborted ? waiting.signal.reason : error;
  } finally {
    waiting.end();
  }
  if (text.trim() === '') throw new UnexpectedFormat();
  if (!isFinished) throw new CutOff();
  return text;
}
