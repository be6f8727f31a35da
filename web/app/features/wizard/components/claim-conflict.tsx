import type { ReactNode } from 'react';
import { TwoVersions, type TwoVersionsAnswers } from '../../../ui/overlays/two-versions.tsx';
import { answerWords, fieldLabels } from '../claim-words.ts';
import { differingFacts } from '../differing-facts.ts';
import { type Answers, differingFields } from '../writing.ts';

/** Two versions of one claim. */
export function ClaimConflict({
  ours,
  theirs,
  ...answers
}: TwoVersionsAnswers & { ours: Answers; theirs: Answers }) {
  return (
    <TwoVersions
      {...answers}
      title="Which answers are right?"
      description="This claim was changed in another tab or on another device. Nothing is lost yet: choose which answers to keep."
    >
      <table className="w-full table-fixed text-15">
        <thead className="text-left text-ink-2">
          <tr>
            <th scope="col" className="pb-1.5 pr-4 font-normal">
              Mine, here
            </th>
            <th scope="col" className="pb-1.5 font-normal">
              The other version
            </th>
          </tr>
        </thead>
        {differingFields(ours.form, theirs.form).map((field) => (
          <Versions
            key={field}
            term={fieldLabels[field]}
            ours={answerWords(ours.form, field)}
            theirs={answerWords(theirs.form, field)}
          />
        ))}
        {differingFacts(ours.facts, theirs.facts).map((part) => (
          <Versions
            key={part.term}
            term={part.term}
            ours={part.ours.join('\n')}
            theirs={part.theirs.join('\n')}
          />
        ))}
      </table>
    </TwoVersions>
  );
}

type VersionsProps = { term: string; ours: string | undefined; theirs: string | undefined };

function Versions({ term, ours, theirs }: VersionsProps) {
  return (
    <tbody className="border-t border-line align-top">
      <tr>
        <th scope="rowgroup" colSpan={2} className="pt-2.5 text-left font-normal text-ink-2">
          {term}
        </th>
      </tr>
      <tr>
        <Answer>{ours}</Answer>
        <Answer>{theirs}</Answer>
      </tr>
    </tbody>
  );
}

function Answer({ children }: { children: ReactNode }) {
  return (
    <td className="pt-0.5 pb-2.5 font-semibold wrap-anywhere first:pr-4">
      <span className="line-clamp-6 whitespace-pre-line">
        {children || <span className="font-normal text-ink-2">Empty</span>}
      </span>
    </td>
  );
}
