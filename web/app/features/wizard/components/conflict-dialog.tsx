import type { ClaimField, ClaimFormInput } from '@plainclaim/domain/claims/claim-form';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { answerWords, fieldLabels } from '../claim-words.ts';
import { differingFields } from '../writing.ts';

type ConflictDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  ours: ClaimFormInput;
  theirs: ClaimFormInput;
  onKeepOurs: () => void;
  onTakeTheirs: () => void;
};

/** Two versions of one claim: which is the right one only the person knows. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { open, onOpenChange, ours, theirs, onKeepOurs, onTakeTheirs } = props;
  return (
    <Dialog
      wide
      open={open}
      onOpenChange={onOpenChange}
      title="Which answers are right?"
      description="This claim was changed in another tab or on another device. Nothing is lost yet: choose which answers to keep."
      actions={
        <>
          <Button onClick={onKeepOurs}>Keep mine</Button>
          <Button variant="secondary" onClick={onTakeTheirs}>
            Load the other version
          </Button>
        </>
      }
    >
      <table className="w-full table-fixed text-15">
        <thead>
          <tr className="text-left text-ink-2">
            <th scope="col" className="w-1/4 py-1.5 pr-3 font-normal">
              <span className="sr-only">Question</span>
            </th>
            <th scope="col" className="py-1.5 pr-3 font-normal">
              Mine, here
            </th>
            <th scope="col" className="py-1.5 font-normal">
              The other version
            </th>
          </tr>
        </thead>
        <tbody>
          {differingFields(ours, theirs).map((field) => (
            <tr key={field} className="border-t border-line align-top">
              <th scope="row" className="py-2 pr-3 text-left font-normal text-ink-2">
                {fieldLabels[field]}
              </th>
              <Answer form={ours} field={field} />
              <Answer form={theirs} field={field} />
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}

function Answer({ form, field }: { form: ClaimFormInput; field: ClaimField }) {
  return (
    <td className="py-2 pr-3 font-semibold wrap-anywhere">
      <span className="line-clamp-6 whitespace-pre-line">
        {answerWords(form, field) ?? <span className="font-normal text-ink-2">Empty</span>}
      </span>
    </td>
  );
}
