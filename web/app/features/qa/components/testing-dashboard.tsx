import { useCallback, useRef, useState } from 'react';
import type { ConsoleLine } from '../console-lines.ts';
import { useTestRun } from '../use-test-run.ts';
import { DeadlinePanel } from './deadline-panel.tsx';
import { MatrixTable } from './matrix-table.tsx';
import { ResultsConsole } from './results-console.tsx';
import { TestButtons } from './test-buttons.tsx';

export function TestingDashboard() {
  const [lines, setLines] = useState<readonly ConsoleLine[]>([]);
  const nextId = useRef(1);
  const addLine = useCallback((line: Omit<ConsoleLine, 'id'>) => {
    const id = nextId.current++;
    setLines((before) => [...before, { ...line, id }]);
  }, []);
  const run = useTestRun(addLine);
  return (
    <div className="wrap wrap-wide pt-8 pb-20">
      <h1>Testing Dashboard</h1>
      <p className="lead mt-2">
        Tests ask the product’s own rules, and its API on an empty database of its own that is gone
        afterwards. Nothing they do reaches claims, figures or mails here.
      </p>
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <TestButtons run={run} />
        <ResultsConsole lines={lines} onClear={() => setLines([])} />
      </div>
      <DeadlinePanel onMessage={(words) => addLine({ at: new Date(), words })} />
      <MatrixTable />
    </div>
  );
}
