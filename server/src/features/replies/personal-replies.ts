import type { ReplyChannel } from '@plainclaim/domain/replies/channels';
import type { ReplyMatch } from '@plainclaim/domain/replies/classify-reply';
import { and, inArray, isNull, lte, or, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import type { DataRow, DataSection, Person } from '../../platform/personal-data/personal-part.ts';
import { tableSection } from '../../platform/personal-data/table-section.ts';
import { claimsByIds } from '../claims/index.ts';
import { defendantResponses } from './replies.tables.ts';
import { type ClaimOfReplies, replyForParty } from './reply-for-party.ts';

/** The replies to a person's claims, without those that an admin can still take off the claim. */
export const repliesOfPerson = ({ claimIds, at }: Person): SQL | undefined =>
  and(
    inArray(defendantResponses.claimId, [...claimIds]),
    or(isNull(defendantResponses.undoUntil), lte(defendantResponses.undoUntil, at)),
  );

const asStored = tableSection(defendantResponses, {
  name: 'replies',
  about:
    'What the other side answered. A sender’s address is shown where it is the one on your claim, and our own address for replies is not.',
  of: repliesOfPerson,
  key: defendantResponses.id,
  show: [
    'id',
    'claimId',
    'emailSubject',
    'emailBody',
    'senderEmail',
    'parsedType',
    'confidence',
    'requiresManualReview',
    'rawContent',
    'matches',
    'kind',
    'judgement',
    'source',
    'channel',
    'receivedOn',
    'processedAt',
    'createdAt',
  ],
  leaveOut: {
    dedupeKey: 'tells one mail from another',
    reviewedAt: 'when our team looked at it',
    undoUntil: 'until when our team could take a match back',
    formerClaimId: 'what taking a match back would have restored',
    formerManualReview: 'what taking a match back would have restored',
    originalPath: 'the same mail with its technical headers, which are the sender’s',
  },
});

/** The replies in the download, as the claim's page shows them. */
export const personalReplies = (secretKey: string): DataSection => ({
  ...asStored,
  rows: async function* (db, person) {
    for await (const rows of asStored.rows(db, person)) {
      const claims = await claimsOf(db, rows);
      yield rows.map((row) => {
        const claim = claims.get(row.claim_id);
        if (!claim) throw new Error('a reply in the download has no claim');
        return forParty(row, claim, secretKey);
      });
    }
  },
});

async function claimsOf(db: Db, rows: readonly DataRow[]): Promise<ReadonlyMap<unknown, ClaimOfReplies>> {
  const ids = new Set(rows.map((row) => String(row.claim_id)));
  return new Map((await claimsByIds(db, [...ids])).map((claim) => [claim.id, claim]));
}

function forParty(row: DataRow, claim: ClaimOfReplies, secretKey: string): DataRow {
  const received = {
    channel: row.channel as ReplyChannel | null,
    senderEmail: String(row.sender_email),
    emailSubject: String(row.email_subject),
    emailBody: String(row.email_body),
  };
  const shown = replyForParty(received, claim, secretKey);
  const matches = row.matches as readonly ReplyMatch[];
  return {
    ...row,
    sender_email: shown.from,
    email_subject: shown.subject,
    email_body: shown.text,
    raw_content: shown.beginning,
    // Without their places, which count characters of the text as it came.
    matches: matches.map(({ name, category }) => ({ name, category })),
  };
}
