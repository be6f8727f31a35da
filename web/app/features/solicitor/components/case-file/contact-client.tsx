import { mayContactClient } from '@plainclaim/domain/solicitors/referrals';
import { useAnchor } from '../../../../lib/use-anchor.ts';
import { MessageForm } from '../../../../ui/messages/message-form.tsx';
import { MessageThread } from '../../../../ui/messages/message-thread.tsx';
import { useWriteToClient } from '../../api/case-file.ts';
import type { CaseFile } from '../../api/solicitor-api.ts';

const anchor = 'contact-client';

type ContactClientProps = { caseFile: CaseFile; userId: string };

/** Messages with the client: sent through the platform, mailed and stored with the case. */
export function ContactClient({ caseFile: { referral, messages }, userId }: ContactClientProps) {
  const write = useWriteToClient(userId, referral.id);
  const heading = useAnchor<HTMLHeadingElement>(anchor);
  return (
    <section id={anchor} aria-labelledby="messages" className="scroll-mt-8">
      <h2 id="messages" ref={heading} tabIndex={-1} className="scroll-mt-8 text-24">
        Messages with {referral.plaintiff_name}
      </h2>
      <div className="mt-4 grid gap-6">
        <MessageThread
          messages={messages}
          me="solicitor"
          other={referral.plaintiff_name}
          empty="Nobody has written yet."
        />
        {mayContactClient(referral.status) ? (
          <MessageForm
            label="Your message"
            hint={`${referral.plaintiff_name} gets it by email and answers here. It is kept with the case.`}
            sent={`Message sent to ${referral.plaintiff_name}.`}
            onSend={(body) => write.mutateAsync(body)}
          />
        ) : (
          <p className="text-15 text-ink-2">The case is completed, so messages are closed.</p>
        )}
      </div>
    </section>
  );
}
