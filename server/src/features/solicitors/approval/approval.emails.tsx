import { jurisdictions } from '@plainclaim/domain/claims/jurisdictions';
import type { Decision } from '@plainclaim/domain/solicitors/approval';
import { regulators } from '@plainclaim/domain/solicitors/regulators';
import type { MailToQueue } from '../../../platform/mail/queue-mail.ts';
import { MailLayout } from '../../../platform/mail/template/layout.tsx';
import { MailParagraphs } from '../../../platform/mail/template/mail-paragraphs.tsx';
import { MailButton, MailFacts, MailHeading, MailText } from '../../../platform/mail/template/mail-parts.tsx';
import { renderMail } from '../../../platform/mail/template/render-mail.ts';
import type { SolicitorRow } from '../../profiles/index.ts';

type WrittenMail = Pick<MailToQueue, 'kind' | 'subject' | 'body'>;

const reason = 'You registered as a solicitor at Plainclaim with this address.';

/** Without the name, which is free text from the sign-up: the mailbox may belong to a third person. */
export async function writeWelcome(siteUrl: string): Promise<WrittenMail> {
  return {
    kind: 'solicitor-welcome',
    subject: 'Thank you for registering with Plainclaim',
    body: await renderMail(
      <MailLayout preview="We look at every registration by hand." reason={reason} siteUrl={siteUrl}>
        <MailHeading>Thank you for your interest</MailHeading>
        <MailText>
          We have your registration as a solicitor. A member of our team checks every solicitor in the
          regulator’s register before the first case is offered, and will write to you.
        </MailText>
        <MailText>
          If you did not give the number of your regulator yet, you can add it to your profile: we need it
          before we can approve you.
        </MailText>
        <MailButton href={`${siteUrl}/profile`}>Open your profile</MailButton>
      </MailLayout>,
    ),
  };
}

export async function writeNewSolicitor(solicitor: SolicitorRow, siteUrl: string): Promise<WrittenMail> {
  return {
    kind: 'solicitor-registered',
    subject: `${solicitor.fullName} registered as a solicitor`,
    body: await renderMail(
      <MailLayout
        preview="A registration waits for a decision."
        reason="Registrations of solicitors are reported to this mailbox."
        siteUrl={siteUrl}
      >
        <MailHeading>A solicitor has registered</MailHeading>
        <MailFacts
          facts={[
            { label: 'Name', value: solicitor.fullName },
            { label: 'Firm', value: solicitor.firmName },
            { label: 'Postcode', value: solicitor.postcode },
            { label: 'Jurisdictions', value: solicitor.jurisdictions.join(', ') },
            { label: 'Practice areas', value: solicitor.practiceAreas.join(', ') },
            ...numbersOf(solicitor),
          ]}
        />
        <MailButton href={`${siteUrl}/admin/solicitors/${solicitor.userId}`}>Decide</MailButton>
      </MailLayout>,
    ),
  };
}

const numbersOf = ({ regulatorNumbers }: SolicitorRow) =>
  jurisdictions.flatMap((one) => {
    const value = regulatorNumbers[one];
    return value ? [{ label: regulators[one].numberName, value }] : [];
  });

/** The outcome for a registration. Approving a suspended solicitor reinstates them. */
export type Outcome = Decision | 'reinstate';

const isWelcome = (outcome: Outcome): boolean => outcome === 'approve' || outcome === 'reinstate';

const words: Readonly<Record<Outcome, { readonly heading: string; readonly text: string }>> = {
  approve: {
    heading: 'You are approved',
    text: 'From now on we ask you about cases that fit you. You answer on your dashboard, within three working days. We charge no referral fee, for personal injury or anything else.',
  },
  reinstate: {
    heading: 'Your registration is open again',
    text: 'Your registration is no longer suspended. We ask you about cases that fit you, as before, and your dashboard is open.',
  },
  decline: {
    heading: 'We cannot approve your registration',
    text: 'We have decided not to approve it, because:',
  },
  suspend: {
    heading: 'Your registration is suspended',
    text: 'You will not be asked about new cases, and your dashboard is closed for now, because:',
  },
};

export async function writeDecision(
  solicitor: SolicitorRow,
  outcome: Outcome,
  siteUrl: string,
): Promise<WrittenMail> {
  const { heading, text } = words[outcome];
  // Without the name, as the mailbox may not be proven yet.
  const isDeclined = outcome === 'decline';
  return {
    kind: `solicitor-${outcome}`,
    subject: `${heading} – Plainclaim`,
    body: await renderMail(
      <MailLayout preview={heading} reason={reason} siteUrl={siteUrl}>
        <MailHeading>{heading}</MailHeading>
        <MailText>
          {isDeclined ? text : `Dear ${solicitor.fullName}, ${text.charAt(0).toLowerCase() + text.slice(1)}`}
        </MailText>
        {solicitor.decisionReason ? <MailParagraphs text={solicitor.decisionReason} /> : null}
        {isWelcome(outcome) ? (
          <MailButton href={`${siteUrl}/solicitor-dashboard`}>Open your dashboard</MailButton>
        ) : (
          <MailText>If you think this is wrong, please answer this mail.</MailText>
        )}
      </MailLayout>,
    ),
  };
}
