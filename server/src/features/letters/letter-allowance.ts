import type { Actor } from '@plainclaim/domain/accounts/actor';
import { allowPerson } from '../../http/rate-limit/allow-person.ts';
import type { LettersDeps } from './letters.deps.ts';

export const allowLetter = (deps: LettersDeps, actor: Actor): Promise<void> =>
  allowPerson(deps, 'letters', actor.userId);
