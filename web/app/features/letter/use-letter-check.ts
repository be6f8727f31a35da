import { type ClaimFormInput, claimForm } from '@plainclaim/domain/claims/claim-form';
import type { Law } from '@plainclaim/domain/law/law';
import type { LetterProblem } from '@plainclaim/domain/letters/check-letter';
import { factsOfForm } from '@plainclaim/domain/letters/facts-of-form';
import type { PlaceholderValues } from '@plainclaim/domain/letters/placeholders';
import { londonDateOf } from '@plainclaim/domain/shared/dates';
import { useEffect, useState } from 'react';
import { useLaw } from '../../lib/use-law.ts';

const PAUSE_MS = 350;

/**
 * The problems in a text while it is typed; undefined before the first check. The rules load on the first
 * edit. The server checks again with the same rules, and its check decides.
 */
export function useLetterCheck(
  text: string | null,
  form: ClaimFormInput,
  values: PlaceholderValues,
): readonly LetterProblem[] | undefined {
  const law = useLaw();
  const [problems, setProblems] = useState<readonly LetterProblem[]>();
  useEffect(() => {
    if (text === null) {
      setProblems(undefined);
      return;
    }
    let isOver = false;
    const timer = setTimeout(async () => {
      const found = await check(text, form, values, law).catch(() => undefined);
      if (!isOver) setProblems(found);
    }, PAUSE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [text, form, values, law]);
  return problems;
}

async function check(
  text: string,
  form: ClaimFormInput,
  values: PlaceholderValues,
  law: Law,
): Promise<readonly LetterProblem[] | undefined> {
  const { checkLetter } = await import('@plainclaim/domain/letters/check-letter');
  const now = new Date();
  const parsed = claimForm(now).safeParse(form);
  if (!parsed.success) return undefined;
  const context = { facts: factsOfForm(parsed.data), today: londonDateOf(now), law };
  return checkLetter(text, context, 'draft', values);
}
