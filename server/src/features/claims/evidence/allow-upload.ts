import type { Actor } from '@plainclaim/domain/accounts/actor';
import { allowPerson } from '../../../http/rate-limit/allow-person.ts';
import type { ClaimsDeps } from '../claims.deps.ts';

export const allowUpload = (deps: ClaimsDeps, actor: Actor): Promise<void> =>
  allowPerson(deps, 'uploads', actor.userId);
