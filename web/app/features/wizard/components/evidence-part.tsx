import { evidenceExtensions } from '@plainclaim/domain/claims/evidence';
import { FileDrop } from '../../../ui/forms/file-drop.tsx';
import { FormPart } from './form-part.tsx';
import type { Evidence } from './use-evidence.ts';

const accept = evidenceExtensions.map((extension) => `.${extension}`).join(',');

export function EvidencePart({ evidence }: { evidence: Evidence }) {
  return (
    <FormPart title="Evidence">
      <FileDrop
        label="Files that show what happened"
        hint="Attached to the letter so they can see what you see. PDF, JPG, JPEG, PNG, DOC or DOCX, up to 10MB per file."
        optional
        accept={accept}
        files={evidence.rows}
        onAdd={evidence.add}
        onRemove={evidence.remove}
        onRetry={evidence.retry}
        error={evidence.problem}
      />
    </FormPart>
  );
}
