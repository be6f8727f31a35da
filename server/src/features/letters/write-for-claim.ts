import type { Actor } from '@plainclaim/domain/accounts/actor';
import { checkLetter } from '@plainclaim/domain/letters/check-letter';
import { resolvePlaceholders } from '@plainclaim/domain/letters/placeholders';
import { placeholderValues, readClaimForLetter } from '../claims/index.ts';
import { allowLetter } from './letter-allowance.ts';
import type { LetterJob } from './letter-job.ts';
import { letterResult } from './letter-result.ts';
import type { LettersDeps } from './letters.deps.ts';
import { writeWithFallback } from './write-with-fallback.ts';

/** For a claim without a letter. The letter is stored only when the claimant accepts it. */
export async function writeForClaim(deps: LettersDeps, actor: Actor, claimId: string): Promise<LetterJob> {
  const { claim, context } = await readClaimForLetter(deps, actor, claimId);
  await allowLetter(deps, actor);
  return async (tell, signal) => {
    const written = await writeWithFallback(deps, actor, context, tell, signal);
    const values = placeholderValues(deps, claim, context.today);
    return letterResult(context, {
      ...written,
      version: null,
      preview: resolvePlaceholders(written.text, values),
      values,
      problems: checkLetter(written.text, context, 'draft'),
    });
  };
}
