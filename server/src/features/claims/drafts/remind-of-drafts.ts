import { topicWords } from '@plainclaim/domain/accounts/mail-topics';
import { draftReminderDays, draftRetentionDays } from '@plainclaim/domain/claims/drafts';
import { accountFacts } from '../../auth/index.ts';
import { mailIfWanted } from '../../mail-choices/index.ts';
import type { ClaimsDeps } from '../claims.deps.ts';
import { writeDraftReminder } from '../mails/draft-reminder-mail.tsx';
import { draftsLeftSince } from './drafts.store.ts';

const dayMs = 24 * 3600 * 1000;
const atOnce = 200;

/** Mails the owners of drafts that will be deleted soon, once for each time a draft was left. */
export async function remindOfDrafts(deps: ClaimsDeps): Promise<void> {
  const now = deps.clock.now().getTime();
  const from = new Date(now - draftRetentionDays * dayMs);
  const to = new Date(now - (draftRetentionDays - draftReminderDays) * dayMs);
  let after: string | undefined;
  while (true) {
    const drafts = await draftsLeftSince(deps.db, { from, to, after, limit: atOnce });
    for (const draft of drafts) {
      const email = (await accountFacts(deps.db, draft.userId))?.email;
      if (!email) continue;
      const goneOn = new Date(draft.updatedAt.getTime() + draftRetentionDays * dayMs);
      await deps.db.transaction((tx) =>
        mailIfWanted(deps, tx, {
          personId: draft.userId,
          topic: 'reminders',
          byDefault: topicWords.reminders.byDefault,
          write: async (unsubscribeUrl) => ({
            ...(await writeDraftReminder({ goneOn, siteUrl: deps.siteUrl, unsubscribeUrl })),
            to: { address: email },
            dedupeKey: `draft-reminder:${draft.id}:${draft.updatedAt.toISOString()}`,
          }),
        }),
      );
    }
    if (drafts.length < atOnce) return;
    after = drafts.at(-1)?.id;
  }
}
