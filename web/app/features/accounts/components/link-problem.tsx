import { useEffect, useState } from 'react';
import { Alert } from '../../../ui/display/alert.tsx';

/** Explains why a mailed link failed (used, expired), from the error in the URL hash. */
export function LinkProblem() {
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    const { hash } = window.location;
    // Loaded only when needed.
    if (hash.includes('error'))
      void import('../link-problem-words.ts').then(({ linkProblemWords }) =>
        setProblem(linkProblemWords(hash)),
      );
  }, []);
  return problem ? <Alert tone="danger" live title={problem} className="mb-6" /> : null;
}
