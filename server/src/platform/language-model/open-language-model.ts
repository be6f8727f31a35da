import type { Config } from '../../config/config.ts';
import type { Log } from '../log/log.ts';
import type { LanguageModel } from './language-model.ts';
import { openAiModel } from './openai-model.ts';

type Settings = Pick<
  Config,
  'OPENAI_API_KEY' | 'OPENAI_BASE_URL' | 'OPENAI_MODEL' | 'OPENAI_TIMEOUT_SECONDS'
>;

/** Null without an API key. */
export function openLanguageModel(config: Settings, log: Log): LanguageModel | null {
  if (config.OPENAI_API_KEY === undefined) return null;
  return openAiModel(
    {
      apiKey: config.OPENAI_API_KEY,
      baseUrl: config.OPENAI_BASE_URL,
      model: config.OPENAI_MODEL,
      silenceMs: config.OPENAI_TIMEOUT_SECONDS * 1000,
      pauseMs: 500,
    },
    log,
  );
}
