import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Outlook } from '../outlook.ts';
import { type ClaimQuestion, isSameQuestion, outlookId, readQuestion } from '../question.ts';
import { OutlookBill } from './outlook-bill.tsx';
import { OutlookForm } from './outlook-form.tsx';

type ClaimOutlookProps = {
  question: ClaimQuestion;
  /** Laid out by the server; undefined when the amount in the address is not one. */
  outlook: Outlook | undefined;
};

/** The server answers first; the rules come to the browser once someone changes an answer. */
export function ClaimOutlook({ question: asked, outlook: arrived }: ClaimOutlookProps) {
  const form = useRef<HTMLFormElement>(null);
  const [question, setQuestion] = useState(asked);
  const [outlook, setOutlook] = useState(arrived);
  const [isWrong, setWrong] = useState(!arrived);
  const [said, setSaid] = useState('');
  const latest = useRef(asked);

  const change = async (next: ClaimQuestion) => {
    latest.current = next;
    setQuestion(next);
    const { layOut } = await import('../outlook.ts');
    // While the rules were on their way the person typed on: the last answer counts.
    const found = layOut(latest.current, new Date());
    if (found) {
      setOutlook(found);
      setWrong(false);
    }
    return found;
  };

  const finish = async () => {
    const found = await change(latest.current);
    setWrong(!found);
    setSaid(found?.summary ?? '');
  };

  const takeTyped = useEffectEvent(() => {
    const typed = form.current && readQuestion(new FormData(form.current));
    if (typed && !isSameQuestion(typed, asked)) change(typed).catch(keepAnswer);
  });
  // What was typed before the scripts came, or kept by the browser over a reload, counts too.
  useEffect(() => takeTyped(), []);

  return (
    <section id={outlookId} className="section scroll-mt-0">
      <div className="wrap grid gap-11 lg:grid-cols-[minmax(0,1fr)_minmax(0,500px)] lg:items-start lg:gap-22">
        <div>
          <h2>What happens to my claim?</h2>
          <p className="lead mt-3.5">
            Three answers, and we lay out the time, the cost and what you keep. Nothing is stored until you
            start a claim.
          </p>
          <OutlookForm
            form={form}
            question={question}
            amountError={isWrong ? 'Enter an amount in pounds, such as 900 or 1,250.50' : undefined}
            onChange={(next) => change(next).catch(keepAnswer)}
            onLeave={() => finish().catch(keepAnswer)}
            // Rules that cannot be fetched are no loss: the server knows them too.
            onSubmit={() => finish().catch(() => form.current?.submit())}
          />
        </div>
        <div>
          <OutlookBill outlook={outlook} />
          <p role="status" className="sr-only">
            {said}
          </p>
        </div>
      </div>
    </section>
  );
}

/** The last answer stays in view until there is a new one. */
function keepAnswer(): void {}
