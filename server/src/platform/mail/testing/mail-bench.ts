import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createElement } from 'react';
import { onTestFinished } from 'vitest';
import { fixedClock } from '../../../testing/fixed-clock.ts';
import { createTestDatabase } from '../../../testing/postgres/test-database.ts';
import { runDueJobs } from '../../../testing/run-due-jobs.ts';
import { watchedLog } from '../../../testing/watched-log.ts';
import { openDatabase } from '../../db/db.ts';
import { openFiles } from '../../files/open-files.ts';
import type { JobWorker } from '../../jobs/define-job.ts';
import { openJobs } from '../../jobs/jobs.ts';
import { prepareQueues } from '../../jobs/prepare-queues.ts';
import { gatherNoticesWorker } from '../gather-notices.ts';
import { gatherNotices, rescueMail, sendMail } from '../mail.jobs.ts';
import { emailById } from '../mail.store.ts';
import { parseMailbox } from '../mail-address.ts';
import type { MailTransport } from '../mail-transport.ts';
import { type MailToQueue, queueMail } from '../queue-mail.ts';
import { type SendMailDeps, sendMailWorker } from '../send-mail.ts';
import { openSmtpTransport } from '../smtp-transport.ts';
import { renderMail } from '../template/render-mail.ts';

const mailFrom = 'Plainclaim Ünïted <claims@plainclaim.example>';

/** The mail slice on its own database, with a real queue whose jobs run only when the test says so. */
export async function openMailBench() {
  const { url, drop } = await createTestDatabase();
  await prepareQueues(url, [sendMail, rescueMail, gatherNotices]);
  const { log, ...watched } = watchedLog();
  const database = openDatabase({ url, poolSize: 4, log });
  const jobs = await openJobs({ url, log, concurrency: 1, works: false });
  const folder = await mkdtemp(join(tmpdir(), 'plainclaim-mail-'));
  onTestFinished(async () => {
    await jobs.stop(1);
    await database.close();
    await drop();
    await rm(folder, { recursive: true, force: true });
  });
  const deps = {
    db: database.db,
    jobs,
    log,
    clock: fixedClock(),
    files: openFiles({ driver: 'disk', root: folder }),
    config: {
      MAIL_FROM: mailFrom,
      RATE_LIMITS: true,
      REPLY_MAILBOX: undefined,
      INBOUND_MAIL_SECRET: undefined,
      INBOUND_SMTP_PORT: undefined,
      OPERATOR_NAME: undefined,
      OPERATOR_NUMBER: undefined,
      OPERATOR_ADDRESS: undefined,
    },
    secretKey: 'a-secret-of-the-mail-bench',
  };
  const body = await renderMail(createElement('p', null, 'Hello'));
  const mail: MailToQueue = {
    kind: 'greeting',
    to: { address: 'ada@example.com' },
    subject: 'Hello',
    body,
  };

  return {
    ...deps,
    deps,
    watched,
    /** Queues a plain mail with the given changes, in its own transaction. */
    queue: (parts: Partial<MailToQueue> = {}) =>
      deps.db.transaction((tx) => queueMail(deps, tx, { ...mail, ...parts })),
    mail,
    /** Runs the queue once, including retries that wait for their backoff. */
    work: (mailTransport: MailTransport, more: Partial<SendMailDeps> = {}) =>
      runDueJobs(jobs, [neverStopped(sendMailWorker({ ...deps, mailTransport, ...more }))], log, {
        evenIfLater: true,
      }),
    /** Sends the summary of waiting notices now. */
    gather: () =>
      runDueJobs(jobs, [gatherNoticesWorker({ ...deps, siteUrl: 'https://plainclaim.test' })], log, {
        evenIfLater: true,
      }),
    row: async (id: string) => {
      const row = await emailById(deps.db, id);
      if (!row) throw new Error(`no mail ${id}`);
      return row;
    },
  };
}

/** Jobs fetched by hand have no abort signal. */
const neverStopped = (worker: JobWorker): JobWorker => ({
  ...worker,
  handle: (data, run) => worker.handle(data, { ...run, signal: new AbortController().signal }),
});

export function smtpTo(url: string): MailTransport {
  const transport = openSmtpTransport({ url, from: parseMailbox(mailFrom) });
  onTestFinished(() => transport.close());
  return transport;
}
