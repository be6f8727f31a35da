import { useEffect, useState } from 'react';
import { Alert } from '../../../ui/display/alert.tsx';

/** A link from a mail that was used or too old brings its reason in the address; here it is read out. */
export function LinkProblem() {
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    setProblem(new URLSearchParams(window.location.hash.slice(1)).get('error_description'));
  }, []);
  return problem ? <Alert tone="danger" live title={problem} className="mb-6" /> : null;
}
