import { FileDrop } from '../forms/file-drop.tsx';
import type { Proof } from './use-proof.ts';

type ProofFieldProps = { proof: Proof; error: string | undefined; isPosted: boolean };

export function ProofField({ proof, error, isPosted }: ProofFieldProps) {
  return (
    <FileDrop
      optional
      single
      label={isPosted ? 'Certificate of posting' : 'Photo'}
      hint={
        isPosted
          ? 'A photo or a scan: JPG, PNG or PDF, up to 10MB. The post office counter gives you the certificate free of charge.'
          : 'A photo of the letter at the door or on the desk, or a signed receipt: JPG, PNG or PDF, up to 10MB.'
      }
      accept=".pdf,.jpg,.jpeg,.png"
      files={proof.row ? [proof.row] : []}
      error={error}
      onAdd={([file]) => file && proof.choose(file)}
      onRemove={proof.remove}
    />
  );
}
