import type { ClaimField, ClaimFormInput } from '@plainclaim/domain/claims/claim-form';
import { TwoVersions, type TwoVersionsAnswers } from '../../../ui/overlays/two-versions.tsx';
import { answerWords, fieldLabels } from '../claim-words.ts';
import { differingFields } from '../writing.ts';

/** Two versions of one claim. */
export function ClaimConflict({
  ours,
  theirs,
  ...answers
}: TwoVersionsAnswers & { ours: ClaimFormInput; theirs: ClaimFormInput }) {
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
        {differingFields(ours, theirs).map((field) => (
          <tbody key={field} className="border-t border-line align-top">
            <tr>
              <th scope="rowgroup" colSpan={2} className="pt-2.5 text-left font-normal text-ink-2">
                {fieldLabels[field]}
              </th>
            </tr>
            <tr>
              <Answer form={ours} field={field} />
              <Answer form={theirs} field={field} />
            </tr>
          </tbody>
        ))}
      </table>
    </TwoVersions>
  );
}

function Answer({ form, field }: { form: ClaimFormInput; field: ClaimField }) {
  return (
    <td className="pt-0.5 pb-2.5 font-semibold wrap-anywhere first:pr-4">
      <span className="line-clamp-6 whitespace-pre-line">
        {answerWords(form, field) ?? <span className="font-normal text-ink-2">Empty</span>}
      </span>
    </td>
  );
}
