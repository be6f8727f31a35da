/** The parts of an incoming mail that decide its kind. */
export type IncomingMail = {
  readonly from: string;
  readonly subject: string;
  readonly body: string;
  /** Names in lower case. */
  readonly headers: ReadonlyMap<string, string>;
};

/** A person's answer, a program's answer on their behalf, or word that a mail did not arrive. */
export type MailKind = 'reply' | 'auto-reply' | 'bounce';

const machineSenders = /^(?:mailer-daemon|postmaster|mail-daemon)@/i;

const bounceSubjects =
  /^(?:undeliver(?:able|ed)|delivery (?:status notification|has failed|failure|incomplete)|mail delivery (?:failed|subsystem)|returned mail|failure notice|message not delivered)/i;

const autoReplySubjects =
  /^(?:(?:re|aw): ?)?(?:automatic reply|auto(?:matic)?[- ]?(?:reply|response)|out[ -]of[ -](?:the )?office|i am away|away from (?:my desk|the office)|on (?:annual )?leave|vacation)/i;

const awayLines =
  /^(?:thank you for your (?:e-?mail|message)[.,!]? )?(?:i am|i'm|we are) (?:currently )?(?:out of (?:the )?office|on (?:annual|sick|maternity|paternity) leave|away (?:from the office|until))/i;

/** Programs that answer by themselves say so in a header; where they forget, their subjects give them away. */
export function mailKind({ from, subject, body, headers }: IncomingMail): MailKind {
  const says = (name: string) => headers.get(name)?.toLowerCase() ?? '';
  if (says('content-type').includes('report-type=delivery-status') || headers.has('x-failed-recipients'))
    return 'bounce';
  if (machineSenders.test(addressOf(from)) || says('return-path').trim() === '<>')
    return bounceSubjects.test(subject.trim()) || machineSenders.test(addressOf(from))
      ? 'bounce'
      : 'auto-reply';
  if (bounceSubjects.test(subject.trim())) return 'bounce';

  const submitted = says('auto-submitted');
  if (submitted !== '' && submitted !== 'no') return 'auto-reply';
  if (headers.has('x-autoreply') || headers.has('x-autorespond') || headers.has('x-auto-response-suppress'))
    return autoReplySubjects.test(subject.trim()) || headers.has('x-autoreply') ? 'auto-reply' : 'reply';
  if (/^(?:auto_reply|bulk|junk)$/.test(says('precedence').trim())) return 'auto-reply';
  return autoReplySubjects.test(subject.trim()) || awayLines.test(body.trim()) ? 'auto-reply' : 'reply';
}

function addressOf(from: string): string {
  return (/<([^<>]+)>/.exec(from)?.[1] ?? from).trim();
}
