import { platformName } from '@plainclaim/domain/letters/constants';
import type { ReactNode } from 'react';
import { LetterSheet } from '../display/letter-sheet.tsx';

type ClaimLetterProps = { children: ReactNode; className?: string };

/** Our letterhead with the letter, or the box it is edited in, below. */
export function ClaimLetter({ children, className }: ClaimLetterProps) {
  return (
    <LetterSheet
      label="Letter Before Action"
      sender={platformName}
      office={['Pre-action correspondence']}
      className={className}
    >
      {children}
    </LetterSheet>
  );
}
