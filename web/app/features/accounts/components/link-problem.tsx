import { useEffect, useState } from 'react';
import { Alert } from '../../../ui/display/alert.tsx';
import { linkProblemWords } from '../link-problem-words.ts';

/** A link from a mail that was used or too old brings its reason in the address; here it is read out. */
export function LinkProblem() {
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => setProblem(linkProblemWords(window.location.hash)), []);
  return problem ? <Alert tone="danger" live title={problem} className="mb-6" /> : null;
}
