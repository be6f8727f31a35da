import { useEffect, useState } from 'react';
import { Alert } from '../../../ui/display/alert.tsx';

/** A link from a mail that was used or too old brings its reason in the address; here it is read out. */
export function LinkProblem() {
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    const { hash } = window.location;
    // Few people ever need these words, so they come when they are needed.
    if (hash.includes('error'))
      void import('../link-problem-words.ts').then(({ linkProblemWords }) =>
        setProblem(linkProblemWords(hash)),
      );
  }, []);
  return problem ? <Alert tone="danger" live title={problem} className="mb-6" /> : null;
}
