import { draftLetter } from '@plainclaim/domain/letters/draft-letter';
import type { LetterContext } from '@plainclaim/domain/letters/letter-facts';
import { letterPrompt } from '@plainclaim/domain/letters/prompt';
import { repairLetter } from '@plainclaim/domain/letters/repair-letter';
import type { LanguageModel } from '../../platform/language-model/language-model.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Tell } from './letter-events.ts';
import { streamText } from './stream-text.ts';

export type WrittenText = {
  readonly text: string;
  readonly source: 'drafter' | 'model';
  readonly notice: string | null;
};

/**
 * Writes a letter with the model, or with our own drafter when there is none. A model's letter is checked
 * against the claim, then repaired or written again; the drafter's needs neither. Stores nothing.
 */
export async function writeLetter(
  { languageModel, log }: { readonly languageModel: LanguageModel | null; readonly log: Log },
  context: LetterContext,
  tell: Tell,
  signal: AbortSignal,
): Promise<WrittenText> {
  const onText = (text: string) => tell('text', { text });
  tell('stage', { stage: 'writing' });
  if (languageModel === null) {
    const text = draftLetter(context);
    await streamText(text, onText, signal);
    tell('stage', { stage: 'checking' });
    return { text, source: 'drafter', notice: null };
  }

  const onRestart = () => tell('replace', { text: '' });
  const draft = await languageModel.write(letterPrompt(context), { signal, onText, onRestart });
  tell('stage', { stage: 'checking' });
  const { outcome, letter, notice, problems } = repairLetter(draft, context);
  if (outcome !== 'fine')
    log.info({ outcome, rules: [...new Set(problems.map(({ rule }) => rule))] }, 'a letter was put right');
  if (letter !== draft) tell('replace', { text: letter });
  return { text: letter, source: outcome === 'replaced' ? 'drafter' : 'model', notice };
}
