import type { Law } from '@plainclaim/domain/law/law';
import type { LetterProblem } from '@plainclaim/domain/letters/check-letter';
import type { PlaceholderValues } from '@plainclaim/domain/letters/placeholders';
import { londonDateOf } from '@plainclaim/domain/shared/dates';
import { useEffect, useState } from 'react';
import type { Draft } from '../../lib/claims-api.ts';
import { useLaw } from '../../lib/use-law.ts';
import { letterFactsOf } from './told-facts-of.ts';

const PAUSE_MS = 350;

/**
 * The problems in a text while it is typed; undefined before the first check. The rules load on the first
 * edit. The server checks again with the same rules, and its check decides.
 */
export function useLetterCheck(
  text: string | null,
  draft: Pick<Draft, 'form' | 'facts'>,
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
      const found = await check(text, draft, values, law).catch(() => undefined);
      if (!isOver) setProblems(found);
    }, PAUSE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [text, draft, values, law]);
  return problems;
}

async function check(
  text: string,
  draft: Pick<Draft, 'form' | 'facts'>,
  values: PlaceholderValues,
  law: Law,
): Promise<readonly LetterProblem[] | undefined> {
  const { checkLetter } = await import('@plainclaim/domain/letters/check-letter');
  const now = new Date();
  const facts = letterFactsOf(draft, now);
  if (!facts) return undefined;
  const context = { facts, today: londonDateOf(now), law };
  return checkLetter(text, context, 'draft', values);
}
