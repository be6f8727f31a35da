import { randomUUID } from 'node:crypto';
import type { partyCorrectionForm } from '@plainclaim/domain/claims/party-correction';
import type { z } from 'zod';
import { markBounced } from '../../../../../platform/mail/mail.store.ts';
import { startMailServer } from '../../../../../platform/mail/testing/mail-server.ts';
import { verifyHistory } from '../../../../history/index.ts';
import { takeReply } from '../../../acts/take-reply.ts';
import { theSystem } from '../../../event-actor.ts';
import { noteFailedMail } from '../../../mails/note-failed-mail.ts';
import { type ErrorAnswer, openClaimsBench, type Person } from '../../../testing/claims-bench.ts';

export type Way = {
  readonly kind: string;
  readonly to: string;
  readonly letter_dated_on: string;
  readonly reply_by: string;
  readonly reply_until: string;
};

type Plan = { readonly again: { readonly way: Way | null; readonly refusal: string | null } };

type Attempt = { readonly id: string; readonly outcome: string };

type Ledger = {
  readonly reach: string;
  readonly reply_by: string | null;
  readonly attempts: readonly Attempt[];
};

type Details = {
  readonly claim: {
    readonly response_deadline: string | null;
    readonly letter_sent_at: string | null;
    readonly generated_letter_content: string;
    readonly defendant_email: string;
  };
  readonly may: { readonly correct_party: boolean; readonly send_again: boolean };
  readonly service: Ledger;
};

type Typed = z.input<ReturnType<typeof partyCorrectionForm>>;

/** As the finished form names the other side. */
const sam: Typed = {
  defendantType: 'individual',
  defendantFirstName: 'Sam',
  defendantLastName: 'Reed',
  defendantCompanyName: '',
  defendantContactPerson: '',
  defendantEmail: 'sam@reed.example',
  defendantEmailUnknown: false,
  defendantAddressLine1: '2 Low Road',
  defendantAddressLine2: '',
  defendantTownCity: 'York',
  defendantPostcode: 'YO1 7HH',
};

/** The app with a real mail server, a claimant whose session follows the clock, and acts on one claim. */
export async function openAgainBench() {
  const server = await startMailServer();
  const bench = await openClaimsBench({ settings: { SMTP_URL: server.url } });
  const { app, call, rows } = bench;
  const { db } = app.platform;
  let hannah = await bench.signUp();
  const at = (id: string) => `/api/claims/${id}`;
  return {
    ...bench,
    db,
    server,
    own: () => hannah,
    later: async (moment: string) => {
      app.clock.set(moment);
      hannah = await bench.signIn(hannah);
    },
    correct: (id: string, change: Partial<Typed>, by: Person = hannah) =>
      call<ErrorAnswer>(by, 'POST', `${at(id)}/party`, { ...sam, ...change }),
    look: async (id: string) => (await call<Plan>(hannah, 'GET', `${at(id)}/service/again`)).body.again,
    again: (id: string, way: Pick<Way, 'to' | 'letter_dated_on'> | null, by: Person = hannah) =>
      call<ErrorAnswer & { service: Ledger }>(by, 'POST', `${at(id)}/service/again`, {
        to: way?.to,
        letter_dated_on: way?.letter_dated_on,
      }),
    details: async (id: string) => (await call<Details>(hannah, 'GET', at(id))).body,
    post: (id: string, done_on: string, address: string) =>
      call<{ service: Ledger }>(hannah, 'POST', `${at(id)}/service`, {
        method: 'first-class-post',
        done_on,
        address,
      }),
    comeBack: (id: string, attempt: string | undefined, returned_on: string) =>
      call(hannah, 'POST', `${at(id)}/service/${attempt}/returned`, { reason: 'gone-away', returned_on }),
    /** Every job, also one that waits for its next try. */
    work: () => app.runJobs({ evenIfLater: true }),
    /** A reply that was read as 'I am not the person'. */
    deny: (id: string) =>
      db.transaction((tx) =>
        takeReply(tx, {
          claimId: id,
          responseId: randomUUID(),
          type: 'DENIAL',
          confidence: 'HIGH',
          findingsFor: () => ({ needsReview: false, offersPart: false }),
          byHand: null,
          by: theSystem,
          at: app.clock.now(),
          held: undefined,
        }),
      ),
    bounceFirst: async () => {
      const mail = (await rows('emails')).find(({ kind }) => kind === 'letter-before-action');
      await db.transaction(async (tx) => {
        const error = 'The mail came back: no such user';
        const returned = await markBounced(tx, String(mail?.id), { error, at: app.clock.now() });
        if (returned) await noteFailedMail({ ...app.platform, siteUrl: 'http://x.test' })(tx, returned);
      });
    },
    /** The kinds of the claim's history, once its chain is checked. */
    story: async (id: string) => {
      if (!(await verifyHistory(db, id)).whole) throw new Error('the history is not whole');
      return (await rows('history_events', 'sequence'))
        .filter((row) => row.claim_id === id)
        .map(({ kind }) => kind);
    },
    receivedBy: (address: string) => server.received.filter(({ recipients }) => recipients.includes(address)),
    letterMails: async () => (await rows('emails')).filter(({ kind }) => kind === 'letter-before-action'),
  };
}

/** A claim whose letter the mail server refused. */
export async function openRefused() {
  const bench = await openAgainBench();
  bench.server.refuseFor('sam@reed.example', { code: 550, text: 'no such user here' });
  const { id } = await bench.queued(bench.own());
  await bench.work();
  return { ...bench, id };
}

/** A claim whose letter was sent by e-mail, then by post, and the post came back a week later. */
export async function openReturned() {
  const bench = await openAgainBench();
  const { id } = await bench.submitted(bench.own());
  await bench.later('2026-11-18T10:00:00Z');
  const posted = await bench.post(id, '2026-11-18', '2 Low Road, York, YO1 7HH');
  await bench.later('2026-11-23T10:00:00Z');
  await bench.comeBack(id, posted.body.service.attempts.at(-1)?.id, '2026-11-23');
  return { ...bench, id };
}
