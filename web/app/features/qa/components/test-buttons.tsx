import { type TestKind, testKinds } from '@plainclaim/domain/qa/rule-check';
import { Button } from '../../../ui/button.tsx';
import { Alert } from '../../../ui/display/alert.tsx';
import { Card, CardBody, CardHead } from '../../../ui/display/card.tsx';
import { ProgressBar } from '../../../ui/display/progress-bar.tsx';
import { runTitles } from '../test-run.ts';
import type { useTestRun } from '../use-test-run.ts';

const descriptions: Record<TestKind, string> = {
  deadline: 'Days to answer in every jurisdiction and kind of claim, clock changes, urgency.',
  jurisdiction: 'Limits, courts and rules of each jurisdiction, and spellings that are not known.',
  'end-to-end': 'A claim from draft to payment: letter, reply, offer, acceptance, test checkout.',
  validation: 'Every message of the claim form, from the form’s rules and from the server.',
};

export function TestButtons({ run }: { run: ReturnType<typeof useTestRun> }) {
  const { progress, outcome, start } = run;
  return (
    <Card>
      <CardHead title="Run tests" serif />
      <CardBody>
        <ul className="grid gap-5">
          {testKinds.map((kind) => (
            <li key={kind} className="grid items-center gap-x-5 gap-y-2 sm:grid-cols-[13rem_minmax(0,1fr)]">
              <Button
                variant="secondary"
                size="sm"
                busy={progress?.kind === kind}
                busyLabel="Running…"
                disabled={progress !== null && progress.kind !== kind}
                onClick={() => start(kind)}
              >
                Run {runTitles[kind].toLowerCase()}
              </Button>
              <p className="text-15 text-ink-2">{descriptions[kind]}</p>
            </li>
          ))}
        </ul>
        <div className="not-empty:mt-6">
          {progress ? (
            <ProgressBar
              label={runTitles[progress.kind]}
              value={progress.done}
              max={Math.max(progress.total, 1)}
              text={progress.total === 0 ? 'Starting…' : `${progress.done} of ${progress.total} checks`}
            />
          ) : null}
          {outcome ? <Alert live tone={outcome.ok ? 'good' : 'danger'} title={outcome.words} /> : null}
        </div>
      </CardBody>
    </Card>
  );
}
