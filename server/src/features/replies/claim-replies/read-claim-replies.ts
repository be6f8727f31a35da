import { isMatchSettled } from '@plainclaim/domain/replies/settled-match';
import type { ClaimReply, ClaimRow } from '../../claims/index.ts';
import type { RepliesDeps } from '../replies.deps.ts';
import { type AttachmentRow, attachmentsOf, type ResponseRow, responsesOfClaim } from '../replies.store.ts';
import { type ClaimOfReplies, type ReplyForParty, replyForParty } from '../reply-for-party.ts';
import { correctionsOfReplies } from './corrections-of-replies.ts';

/** More than a claim has; without a limit, the other side could make the claim's page as long as they like. */
const mostShown = 20;

type Deps = Pick<RepliesDeps, 'db' | 'clock' | 'secretKey'>;

type RepliedClaim = ClaimOfReplies & Pick<ClaimRow, 'id'>;

export type PartyReply = ReplyForParty &
  Pick<ResponseRow, 'id' | 'kind' | 'channel' | 'receivedOn'> & {
    readonly receivedAt: Date;
    readonly files: readonly AttachmentRow[];
  };

/** What the other side answered, newest first, for the claim's page. */
export const readClaimReplies =
  (deps: Deps) =>
  async (claim: RepliedClaim): Promise<ClaimReply[]> => {
    const shown = await readPartyReplies(deps, claim, mostShown);
    const ids = shown.map(({ id }) => id);
    const corrections = await correctionsOfReplies(deps.db, claim.id, ids, deps.clock.now());
    return shown.map((reply) => ({ ...reply, corrections: corrections.get(reply.id) ?? [] }));
  };

/** The newest replies that count for a claim for good, as its parties read them. */
export async function readPartyReplies(
  { db, clock, secretKey }: Deps,
  claim: RepliedClaim,
  most?: number,
): Promise<PartyReply[]> {
  const now = clock.now();
  const shown = (await responsesOfClaim(db, claim.id))
    .filter((response) => isMatchSettled(response, now))
    .slice(0, most);
  const attachments = await attachmentsOf(
    db,
    shown.map(({ id }) => id),
  );
  return shown.map((response) => ({
    ...replyForParty(response, claim, secretKey),
    id: response.id,
    kind: response.kind,
    channel: response.channel,
    receivedOn: response.receivedOn,
    receivedAt: response.createdAt,
    files: attachments.filter(({ responseId }) => responseId === response.id),
  }));
}
