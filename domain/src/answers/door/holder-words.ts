import type { AnswerSituation } from '../answer-situation.ts';
import { answerLabel } from '../questions/choices.ts';
import type { DoorKey } from './key-life.ts';

/** Who answered, on every page and paper: a key proves that it was held, not who held it. */
export const holderWords = ({ kind, sentTo }: Pick<DoorKey, 'kind' | 'sentTo'>): string =>
  kind === 'link' ? `the holder of the link sent to ${sentTo}` : `the holder of the code posted to ${sentTo}`;

export type AnsweringAs = { readonly who: string; readonly forwarded: string };

/** Told before anything is answered, also to a person to whom the mail was forwarded. */
export function answeringAs(
  { kind, sentTo }: Pick<DoorKey, 'kind' | 'sentTo'>,
  { defendantName, defendant }: Pick<AnswerSituation, 'defendantName' | 'defendant'>,
): AnsweringAs {
  const sent = kind === 'link' ? `The link was sent to ${sentTo}` : `The code was posted to ${sentTo}`;
  return {
    who: `You are answering as ${defendantName}.`,
    forwarded: `${sent}. If it was passed on to you, answer only if you may speak for ${defendantName}. If you are not ${defendantName}, please say so: choose “${answerLabel('not-me', { defendant })}”.`,
  };
}
