import { deadlineChecks } from '@plainclaim/domain/qa/deadline-checks';
import { jurisdictionChecks } from '@plainclaim/domain/qa/jurisdiction-checks';
import type { TestKind } from '@plainclaim/domain/qa/rule-check';
import { validationChecks } from '@plainclaim/domain/qa/validation-checks';
import { AppError } from '@plainclaim/domain/shared/errors';
import type { QaDeps } from '../qa.deps.ts';
import { deadlineApiChecks, jurisdictionApiChecks, validationApiChecks } from './api-checks.ts';
import { journey } from './journey.ts';
import { type RehearsalPlace, rehearsalPlace } from './rehearsal-place.ts';
import { type Check, runChecks } from './run-checks.ts';
import type { CheckResult, Tell } from './run-events.ts';

type RunDeps = Pick<QaDeps, 'clock' | 'log' | 'rules' | 'openRehearsal' | 'askThisServer'>;

/** Never aborted: clean-up must run even when the client has disconnected. */
const toTheEnd = new AbortController().signal;

/**
 * Runs one kind of test and sends every result, including the end or the failure. Never throws. Rules are
 * called directly, the API in a rehearsal: an instance with a database of its own, so that ours stays
 * unchanged.
 */
export const runTests =
  (deps: RunDeps, kind: TestKind) =>
  async (tell: Tell, signal: AbortSignal): Promise<void> => {
    const { clock, log } = deps;
    const began = performance.now();
    const counts = { passed: 0, failed: 0 };
    const onResult = (result: CheckResult) => {
      counts[result.ok ? 'passed' : 'failed']++;
      tell('result', result);
    };
    const place = rehearsalPlace(deps.openRehearsal);
    try {
      const { ofRules, ofApi } = checksOf(deps, kind, place);
      const total = ofRules.length + ofApi.length + 2;
      tell('started', { kind, total, at: clock.now().toISOString() });
      await runChecks(ofRules, { clock, signal, onResult });
      await runChecks([place.prepare, ...ofApi], { clock, signal, onResult });
      await runChecks([place.cleanUp], { clock, signal: toTheEnd, onResult });
      tell('done', { ...counts, ms: Math.round(performance.now() - began), at: clock.now().toISOString() });
      log.info({ kind, ...counts, given_up: signal.aborted }, 'QA tests ran');
    } catch (error) {
      if (!(error instanceof AppError)) log.error({ err: error, kind }, 'QA tests broke off');
      const words = error instanceof AppError ? error.userMessage : undefined;
      tell('error', { error: words ?? 'The tests broke off.' });
    } finally {
      // Does nothing unless the run was aborted midway.
      await runChecks([place.cleanUp], { clock, signal: toTheEnd, onResult: () => {} });
    }
  };

type Checks = { readonly ofRules: readonly Check[]; readonly ofApi: readonly Check[] };

function checksOf(deps: RunDeps, kind: TestKind, place: RehearsalPlace): Checks {
  const { rules, clock } = deps;
  switch (kind) {
    case 'deadline':
      return { ofRules: deadlineChecks(rules), ofApi: deadlineApiChecks(place.claimant) };
    case 'jurisdiction':
      return { ofRules: jurisdictionChecks(rules), ofApi: jurisdictionApiChecks(place.claimant) };
    case 'validation':
      return { ofRules: validationChecks(rules, clock.now()), ofApi: validationApiChecks(place.claimant) };
    case 'end-to-end':
      return { ofRules: [thisServer(deps)], ofApi: journey(place.rehearsal) };
  }
}

const thisServer = ({ askThisServer }: RunDeps): Check => ({
  name: 'This server is ready',
  expected: '200',
  look: async () => String((await askThisServer('/readyz')).status),
});
