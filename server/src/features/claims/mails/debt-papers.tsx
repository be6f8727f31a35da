import { debtEnclosureTitles } from '@plainclaim/domain/letters/enclosures/enclosure-names';
import { postAsWell } from '@plainclaim/domain/letters/enclosures/post-as-well';
import { MailText } from '../../../platform/mail/template/mail-parts.tsx';

const papers = debtEnclosureTitles.join(', ');

/** To the defendant: what the other attachments are. */
export function DebtPapers({ plaintiff }: { readonly plaintiff: string }) {
  return (
    <MailText>
      <strong>Forms and information, attached:</strong> {papers}. The rules before court ask for them where a
      business claims a debt from a person. You may use the reply form or answer in your own words. The rules
      also ask {plaintiff} to post you the letter and these papers; this email brings them sooner.
    </MailText>
  );
}

/** To the team, for a letter that has to go another way. */
export function DebtPapersToPost() {
  return (
    <MailText>
      <strong>To be posted with the letter, attached:</strong> {papers}. {postAsWell.why}
    </MailText>
  );
}

/** To the claimant. */
export function PostItAsWell() {
  return (
    <MailText>
      <strong>{postAsWell.title}.</strong> {postAsWell.enclosed} {postAsWell.why} {postAsWell.how}
    </MailText>
  );
}
