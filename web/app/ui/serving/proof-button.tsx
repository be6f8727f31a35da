import { useState } from 'react';
import { Icon } from '../../art/icon.tsx';
import type { ClaimDocument } from '../../lib/claims-api.ts';
import { problemWords } from '../../lib/problem-words.ts';

type ProofButtonProps = { proof: ClaimDocument; onOpen: (document: ClaimDocument) => Promise<void> };

export function ProofButton({ proof, onOpen }: ProofButtonProps) {
  const [failure, setFailure] = useState('');
  async function open() {
    setFailure('');
    try {
      await onOpen(proof);
    } catch (error) {
      setFailure(problemWords(error));
    }
  }
  return (
    <>
      <button
        type="button"
        onClick={open}
        className="mt-2 flex min-h-11 max-w-full items-center gap-2.5 rounded-lg border border-line bg-paper px-3 py-2 text-left hover:border-ink-2"
      >
        <Icon
          name={proof.file_type === 'application/pdf' ? 'file' : 'image'}
          className="size-5 shrink-0 text-ink-2"
        />
        <span className="min-w-0">
          <span className="block text-15 font-semibold">Proof</span>
          <span className="block text-14 text-ink-2 wrap-anywhere">{proof.file_name}</span>
        </span>
      </button>
      <p role="status" className="text-14 font-semibold text-danger not-empty:mt-1">
        {failure}
      </p>
    </>
  );
}
