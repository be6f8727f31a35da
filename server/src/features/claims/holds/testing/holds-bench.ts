import type { TestAppOptions } from '../../../../testing/test-app.ts';
import { type ErrorAnswer, openClaimsBench, type Person } from '../../testing/claims-bench.ts';
import type { finishedForm } from '../../testing/finished-form.ts';

type Details = {
  readonly claim: { readonly status: string; readonly response_deadline: string };
  readonly hold: Readonly<Record<string, unknown>> | null;
  readonly interest_free_days: readonly { readonly from: string; readonly to: string | null }[];
  readonly next_step: { readonly kind: string; readonly sentence: string };
  readonly may: Readonly<Record<string, boolean>>;
};

/** A claim whose letter has gone, its claimant and an admin. */
export async function openHoldsBench(form: Partial<typeof finishedForm> = {}, options: TestAppOptions = {}) {
  const bench = await openClaimsBench(options);
  const { app, call, rows } = bench;
  const hannah = await bench.signUp();
  const admin = await bench.withRole(await bench.signUp('admin'), 'admin');
  const claim = await bench.submitted(hannah, form);
  await app.runJobs();
  const path = `/api/claims/${claim.id}`;
  const adminPath = `/api/admin/claims/${claim.id}`;
  const job = async (name: string) => {
    const worker = app.app.workers.find((one) => one.job.name === name);
    await worker?.handle({}, { attempt: 1, isLastAttempt: false, signal: new AbortController().signal });
  };
  return {
    ...bench,
    hannah,
    /** `again` renews the session, after the clock was moved. */
    admin: { ...admin, again: () => bench.signIn(admin) },
    claim,
    job,
    pause: (person: Person, hold: object) => call<ErrorAnswer>(person, 'POST', `${path}/hold`, hold),
    lift: (person: Person) => call<ErrorAnswer>(person, 'POST', `${path}/hold/lift`),
    confirm: (person: Person, hold: object) =>
      call<ErrorAnswer>(person, 'POST', `${adminPath}/hold/confirm`, hold),
    readReason: (person: Person) =>
      call<{ reason: string | null }>(person, 'GET', `${adminPath}/hold/reason`),
    details: async (person: Person) => (await call<Details>(person, 'GET', path)).body,
    endHolds: () => job('end-holds'),
    expire: () => job('expire-data'),
    mails: async (kind: string) => (await rows('emails')).filter((mail) => mail.kind === kind),
    events: async () => (await rows('history_events', 'id')).filter((event) => event.claim_id === claim.id),
    acts: async () => {
      const all = await rows('auth_audit', 'id');
      return all.flatMap(({ action, details }) =>
        action === 'admin-act' && String((details as { act: string }).act).startsWith('hold-')
          ? [{ details: details as { readonly act: string; readonly claim_id: string } }]
          : [],
      );
    },
  };
}
