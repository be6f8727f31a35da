import { ButtonParts } from './showcase/buttons.tsx';
import { ChoiceParts } from './showcase/choices.tsx';
import { FieldParts } from './showcase/fields.tsx';
import { FileParts } from './showcase/files.tsx';
import { StepParts } from './showcase/steps.tsx';
import { FormPart } from './showcase/whole-form.tsx';

/** Every part that takes an answer, in every state, working. */
export function FormsShowcase() {
  return (
    <>
      <ButtonParts />
      <FieldParts />
      <ChoiceParts />
      <FileParts />
      <StepParts />
      <FormPart />
    </>
  );
}
