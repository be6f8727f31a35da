import {
  gatheredKind,
  gatheredSubject,
  mostGathered,
  whenNoticeLeaves,
} from '@plainclaim/domain/notices/notice-allowance';
import { workerFor } from '../jobs/define-job.ts';
import { gatherNotices, sendMail } from './mail.jobs.ts';
import { type EmailRow, emailById } from './mail.store.ts';
import {
  markGathered,
  noticesLeft,
  stopGathering,
  takeGathering,
  takeTurnOfMailbox,
} from './notices.store.ts';
import { type QueueMailDeps, queueMail } from './queue-mail.ts';
import type { TurnDeps } from './take-turn.ts';
import { writeGatheredMail } from './template/gathered-mail.tsx';

export type GatherDeps = TurnDeps & QueueMailDeps;

const hourMs = 3_600_000;

/** Combines the notices waiting for one mailbox into a summary. A single one is sent as it is. */
export async function gatherWaiting(deps: GatherDeps, emailId: string, siteUrl: string): Promise<void> {
  const { db, clock, jobs } = deps;
  const first = await emailById(db, emailId);
  if (!first) return;
  await db.transaction(async (tx) => {
    await takeTurnOfMailbox(tx, first.toAddress);
    const now = clock.now();
    const leaves = whenNoticeLeaves(await noticesLeft(tx, first.toAddress, now), now);
    if (leaves !== 'now') {
      await jobs.enqueue(tx, gatherNotices, { emailId }, { startAfter: leaves });
      return;
    }
    const all = await takeGathering(tx, first.toAddress);
    const parts = all.slice(0, mostGathered);
    const [only] = parts;
    if (!only) return;
    if (parts.length === 1) {
      await stopGathering(tx, only.id);
      await jobs.enqueue(tx, sendMail, { emailId: only.id });
      return;
    }
    const id = await queueMail(deps, tx, {
      kind: gatheredKind,
      to: { address: only.toAddress, ...(only.toName !== null && { name: only.toName }) },
      ...replyToOf(parts),
      subject: gatheredSubject(parts.length),
      body: await writeGatheredMail(parts, siteUrl),
    });
    const ids = parts.map((part) => part.id);
    await markGathered(tx, ids, id, now);
    const [next] = all.slice(mostGathered);
    const startAfter = new Date(now.getTime() + hourMs);
    if (next) await jobs.enqueue(tx, gatherNotices, { emailId: next.id }, { startAfter });
  });
}

/** The common Reply-To; without one, each notice in the summary names its own. */
function replyToOf(parts: readonly EmailRow[]): { readonly replyTo?: string } {
  const [address, ...others] = new Set(parts.map(({ replyTo }) => replyTo));
  return address && others.length === 0 ? { replyTo: address } : {};
}

export const gatherNoticesWorker = (deps: GatherDeps & { readonly siteUrl: string }) =>
  workerFor(gatherNotices, ({ emailId }) => gatherWaiting(deps, emailId, deps.siteUrl));
