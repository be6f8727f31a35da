import { formatDateTime } from '@plainclaim/domain/shared/dates';
import { mayContactClient } from '@plainclaim/domain/solicitors/referrals';
import { problemWords } from '../../../../lib/problem-words.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card, CardBody } from '../../../../ui/display/card.tsx';
import { MessageForm } from '../../../../ui/messages/message-form.tsx';
import { MessageThread } from '../../../../ui/messages/message-thread.tsx';
import { Confirm } from '../../../../ui/overlays/confirm.tsx';
import { useToast } from '../../../../ui/overlays/toast.tsx';
import { type SolicitorSearch, useWithdrawConsent, useWriteToSolicitor } from '../../api/solicitor.ts';
import { nameOf, searchSentence } from '../../solicitor-words.ts';
import { AskedList } from './asked-list.tsx';

type SearchViewProps = { found: SolicitorSearch; claimId: string; userId: string };

export function SearchView({ found, claimId, userId }: SearchViewProps) {
  const { search, asked } = found;
  if (!search) return null;
  const isOpen = search.status === 'asking' || search.status === 'placed';
  const outcomeNote = asked.at(-1)?.outcome_note;
  return (
    <Card>
      <CardBody className="grid gap-6">
        <div>
          <p aria-live="polite" className="max-w-[58ch] font-serif text-20 leading-[1.35]">
            {searchSentence(found)}
          </p>
          {outcomeNote ? <p className="mt-2 whitespace-pre-line wrap-anywhere">“{outcomeNote}”</p> : null}
          <p className="mt-2 text-15 text-ink-2">
            You agreed to share your case file on {formatDateTime(new Date(search.consented_at))}.{' '}
            {search.reason_words}
          </p>
        </div>
        {asked.length > 0 ? <AskedList asked={asked} /> : null}
        <Messages found={found} claimId={claimId} userId={userId} />
        {isOpen ? <Withdraw found={found} claimId={claimId} userId={userId} /> : null}
      </CardBody>
    </Card>
  );
}

function Messages({ found: { asked, messages }, claimId, userId }: SearchViewProps) {
  const write = useWriteToSolicitor(userId, claimId);
  const solicitor = asked.at(-1);
  if (!solicitor) return null;
  const mayWrite = mayContactClient(solicitor.status);
  if (!mayWrite && messages.length === 0) return null;
  return (
    <div className="border-t border-line pt-6">
      <h3 className="text-20">Messages with {solicitor.name}</h3>
      <div className="mt-4 grid gap-6">
        <MessageThread
          messages={messages}
          me="client"
          other={solicitor.name}
          empty="Nobody has written yet."
        />
        {mayWrite ? (
          <MessageForm
            label="Your message"
            hint={`${solicitor.name} gets it by email and answers here. It is kept with your case.`}
            sent={`Message sent to ${solicitor.name}.`}
            onSend={(body) => write.mutateAsync(body)}
          />
        ) : null}
      </div>
    </div>
  );
}

function Withdraw({ found: { asked }, claimId, userId }: SearchViewProps) {
  const withdraw = useWithdrawConsent(userId, claimId);
  const toast = useToast();
  const solicitor = asked.at(-1);
  return (
    <div className="border-t border-line pt-5">
      <Confirm
        danger
        title="Take your consent back?"
        verb="Take consent back"
        cancelLabel="Keep it as it is"
        failed={withdraw.isError ? problemWords(withdraw.error) : undefined}
        onConfirm={async () => {
          await withdraw.mutateAsync();
          toast({
            title: 'Consent taken back',
            detail: 'No solicitor asked in this search can open your case file.',
          });
        }}
        trigger={
          <Button variant="danger" size="sm">
            Take consent back
          </Button>
        }
      >
        {solicitor ? `${nameOf(solicitor)} is told and can no longer open your case file.` : ''} Nobody else
        is asked. What was agreed between you and a solicitor is not ended by this.
      </Confirm>
    </div>
  );
}
