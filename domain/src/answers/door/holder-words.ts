import { joinAddress } from '../../shared/address.ts';
import type { AnswerSituation } from '../answer-situation.ts';
import { answerLabel } from '../questions/choices.ts';
import type { DoorKey } from './key-life.ts';

/** Who answered, on every page and paper: a key proves that it was held, not who held it. */
export const holderWords = (key: SentKey): string =>
  key.kind === 'link'
    ? `the holder of the link sent to ${addressOf(key)}`
    : `the holder of the code posted to ${addressOf(key)}`;

type SentKey = Pick<DoorKey, 'kind' | 'sentTo'>;

/** The ledger of attempts keeps a postal address in lines. */
const addressOf = ({ sentTo }: SentKey): string => joinAddress(sentTo.split('\n'));

export type AnsweringAs = { readonly who: string; readonly forwarded: string };

/** Told before anything is answered, also to a person to whom the mail was forwarded. */
export function answeringAs(
  key: SentKey,
  { defendantName, defendant }: Pick<AnswerSituation, 'defendantName' | 'defendant'>,
): AnsweringAs {
  const sent = key.kind === 'link' ? 'The link was sent to' : 'The code was posted to';
  const notMe = answerLabel('not-me', { defendant });
  return {
    who: `You are answering as ${defendantName}.`,
    forwarded: `${sent} ${addressOf(key)}. If it was passed on to you, answer only if you may speak for ${defendantName}. If you are not ${defendantName}, please say so: choose “${notMe}”.`,
  };
}
