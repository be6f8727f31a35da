import { whoRunsIt as wordsOf } from '@plainclaim/domain/shared/operator';
import type { LoaderFunctionArgs } from 'react-router';
import { settingsContext } from './load-context.ts';

/** Who runs this site, in a sentence or two. For loaders: the setting is known to the server alone. */
export function whoRunsIt({ context }: Pick<LoaderFunctionArgs, 'context'>): string {
  return wordsOf(context.get(settingsContext).operator);
}
