import { type SetBeforeProof, setBeforeWords } from '@plainclaim/domain/accounts/mailbox-proof';
import { MailButton } from '../../../platform/mail/template/mail-parts.tsx';
import { renderMail } from '../../../platform/mail/template/render-mail.ts';
import { AuthMail, type CodeMail } from '../auth.emails.tsx';

const lists = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** One sentence that lists what was removed. Sessions end in any case. */
export const removedWords = (removed: readonly SetBeforeProof[]): string =>
  removed.length === 0
    ? 'Every device that was signed in was signed out.'
    : `We removed what had been set up before: ${lists.format(removed.map((one) => setBeforeWords[one]))}. Every device that was signed in was signed out.`;

/** Tells the owner of a mailbox what the first proof of it removed from the account. */
export async function writeAddressProven(
  siteUrl: string,
  removed: readonly SetBeforeProof[],
): Promise<CodeMail> {
  const heading = 'Your account is yours alone now';
  return {
    kind: 'auth-address-proven',
    subject: `${heading} – Plainclaim`,
    body: await renderMail(
      <AuthMail
        heading={heading}
        text={`You have shown that this mailbox is yours. Nobody had done that before, so someone else could have made the account. ${removedWords(removed)} Drafts and claims stay.`}
        reason="You get this mail once, when the address of your account is proven."
        otherwise="If you had set those up yourself, set them up again in your profile: from now on they stay."
        siteUrl={siteUrl}
      >
        <MailButton href={`${siteUrl}/profile`}>Look at your profile</MailButton>
      </AuthMail>,
    ),
  };
}
