import {
  type MailChoices,
  type MailTopic,
  mailTopics,
  topicWords,
} from '@plainclaim/domain/accounts/mail-topics';
import { useState } from 'react';
import { LoadFailure } from '../../../ui/display/load-failure.tsx';
import { Loading, SkeletonText } from '../../../ui/display/skeleton.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { useChooseMail, useMailChoices } from '../api/mail-choices.ts';

/** Switches for the optional mails. Each change is saved at once. */
export function MailChoicesSection({ userId }: { userId: string }) {
  const choices = useMailChoices(userId);
  const choose = useChooseMail(userId);
  /** Optimistic values until the server responds; without them a box would flip back for a moment. */
  const [pressed, setPressed] = useState<MailChoices>({});
  if (choices.isPending)
    return (
      <Loading label="Loading your choices">
        <SkeletonText lines={3} />
      </Loading>
    );
  if (choices.data === undefined)
    return <LoadFailure title="Your choices could not be loaded." query={choices} />;
  const shown = { ...choices.data, ...pressed };
  const press = (topic: MailTopic, wanted: boolean) => {
    setPressed((before) => ({ ...before, [topic]: wanted }));
    choose.mutate({ topic, wanted }, { onSettled: () => setPressed({}) });
  };
  return (
    <div>
      <fieldset className="grid gap-3">
        <legend className="mb-3 font-semibold">Mails you can do without</legend>
        {mailTopics.map((topic) => (
          <Checkbox
            key={topic}
            label={topicWords[topic].label}
            hint={topicWords[topic].hint}
            value={shown[topic]}
            onValueChange={(wanted) => press(topic, wanted)}
          />
        ))}
      </fieldset>
      <p className="mt-5 max-w-[58ch] text-15 text-ink-2">
        Mails about your claims and cases, payments, and the safety of your account are always sent: replies,
        offers and time limits must reach you.
      </p>
      <p role="status" className="font-semibold text-good not-empty:mt-4">
        {choose.isSuccess ? 'Your choice is saved.' : null}
      </p>
      {choose.isError ? (
        <p role="alert" className="mt-4 font-semibold text-danger">
          That was not saved. Please try again.
        </p>
      ) : null}
    </div>
  );
}
