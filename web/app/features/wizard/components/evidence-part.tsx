import {
  evidenceExtensions,
  evidenceLimitWords,
  evidenceRoomWords,
} from '@plainclaim/domain/claims/evidence';
import { FileDrop } from '../../../ui/forms/file-drop.tsx';
import { countGoodRows } from '../evidence-rows.ts';
import { EvidenceNames } from './facts/evidence-names.tsx';
import type { FactsPart } from './facts/facts-part.ts';
import { FormPart } from './form-part.tsx';
import type { Evidence } from './use-evidence.ts';

const accept = evidenceExtensions.map((extension) => `.${extension}`).join(',');

export function EvidencePart({ evidence, ...part }: FactsPart & { evidence: Evidence }) {
  return (
    <FormPart title="Evidence">
      <FileDrop
        label="Files that show what happened"
        hint={`Attached to the letter so they can see what you see, unless you keep it back below. ${evidenceLimitWords}`}
        optional
        accept={accept}
        files={evidence.rows}
        onAdd={evidence.add}
        onRemove={evidence.remove}
        onRetry={evidence.retry}
        room={evidenceRoomWords(countGoodRows(evidence.rows))}
        error={evidence.problem}
      />
      <EvidenceNames {...part} files={evidence} />
    </FormPart>
  );
}
