import type { LawFile } from '@plainclaim/domain/law/law-file';
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { LaidOut } from '../outlook.ts';
import { type ClaimQuestion, isSameQuestion, outlookId, readQuestion } from '../question.ts';
import { OutlookBill } from './outlook-bill.tsx';
import { OutlookForm, type QuestionProps } from './outlook-form.tsx';

type ClaimOutlookProps = {
  question: ClaimQuestion;
  /** The server's outlook, or the errors in the answers in the URL. */
  laidOut: LaidOut;
  lawFile: LawFile;
  /** The questions beyond the three that the home page asks; with them, the answer has a verdict. */
  further?: ComponentType<QuestionProps>;
  heading: ReactNode;
  /** What follows from the answers so far, such as a link that carries them on. */
  after?: (question: ClaimQuestion) => ReactNode;
};

/** Rendered by the server first; the browser loads the rules when the user changes an answer. */
export function ClaimOutlook(props: ClaimOutlookProps) {
  const { question: asked, laidOut: arrived, lawFile, further, heading, after } = props;
  const form = useRef<HTMLFormElement>(null);
  const [question, setQuestion] = useState(asked);
  const [outlook, setOutlook] = useState(arrived.outlook);
  const [errors, setErrors] = useState(arrived.errors);
  const [said, setSaid] = useState('');
  const latest = useRef(asked);

  const change = async (next: ClaimQuestion) => {
    latest.current = next;
    setQuestion(next);
    const { layOut } = await import('../outlook.ts');
    // The user may have typed on while the rules loaded: use the latest answers.
    const found = layOut(latest.current, new Date(), lawFile);
    if (found.outlook) {
      setOutlook(found.outlook);
      setErrors({});
    }
    return found;
  };

  const finish = async () => {
    const found = await change(latest.current);
    setErrors(found.errors);
    // With invalid answers, the figures of earlier answers must not stay visible.
    setOutlook(found.outlook);
    setSaid(found.outlook?.summary ?? '');
  };

  const takeTyped = useEffectEvent(() => {
    const typed = form.current && readQuestion(new FormData(form.current));
    if (typed && !isSameQuestion(typed, asked)) change(typed).catch(ignoreFailure);
  });
  // Answers typed before hydration, or restored by the browser on a reload, count too.
  useEffect(() => takeTyped(), []);

  return (
    <section id={outlookId} className="section scroll-mt-0">
      <div className="wrap grid gap-11 lg:grid-cols-[minmax(0,1fr)_minmax(0,500px)] lg:items-start lg:gap-22">
        <div>
          {heading}
          <OutlookForm
            form={form}
            question={question}
            further={further}
            errors={errors}
            onChange={(next) => change(next).catch(ignoreFailure)}
            onLeave={() => finish().catch(ignoreFailure)}
            // If the rules fail to load, submit the form: the server has them too.
            onSubmit={() => finish().catch(() => form.current?.submit())}
          />
        </div>
        <div>
          <OutlookBill outlook={outlook} isWhole={further !== undefined} />
          {after?.(question)}
          <p role="status" className="sr-only">
            {said}
          </p>
        </div>
      </div>
    </section>
  );
}

/** Ignores a failed update: the last outlook stays visible until there is a new one. */
function ignoreFailure(): void {}
