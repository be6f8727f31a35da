import { isMatchSettled } from '@plainclaim/domain/replies/settled-match';
import { normaliseEmail } from '@plainclaim/domain/shared/email-address';
import { type ClaimReply, type ClaimRow, hideReplyAddresses } from '../../claims/index.ts';
import type { RepliesDeps } from '../replies.deps.ts';
import { type AttachmentRow, attachmentsOf, type ResponseRow, responsesOfClaim } from '../replies.store.ts';

/** More than a claim has; without a limit, the other side could make the claim's page as long as they like. */
const mostShown = 20;

type Deps = Pick<RepliesDeps, 'db' | 'clock' | 'secretKey'>;

type ClaimOfReplies = Pick<ClaimRow, 'id' | 'defendantEmail' | 'defendantEmailUnknown'>;

/** What the other side answered, newest first, for the claim's page. */
export const readClaimReplies =
  ({ db, clock, secretKey }: Deps) =>
  async (claim: ClaimOfReplies): Promise<ClaimReply[]> => {
    const now = clock.now();
    const shown = (await responsesOfClaim(db, claim.id))
      .filter((response) => isMatchSettled(response, now))
      .slice(0, mostShown);
    const attachments = await attachmentsOf(
      db,
      shown.map(({ id }) => id),
    );
    return shown.map((response) => ({
      id: response.id,
      receivedAt: response.createdAt,
      channel: response.channel,
      receivedOn: response.receivedOn,
      from: knownSender(response, claim),
      subject: response.emailSubject,
      text: hideReplyAddresses(response.emailBody, secretKey),
      files: attachments.filter(({ responseId }) => responseId === response.id).map(fileOf),
    }));
  };

/** The claimant gave the defendant's address; another address is not theirs to have. */
function knownSender({ senderEmail }: ResponseRow, claim: ClaimOfReplies): string | null {
  const isKnown =
    !claim.defendantEmailUnknown && normaliseEmail(senderEmail) === normaliseEmail(claim.defendantEmail);
  return isKnown ? senderEmail : null;
}

const fileOf = ({ id, fileName, fileType, fileSize }: AttachmentRow) => ({
  id,
  fileName,
  fileType,
  fileSize,
});
