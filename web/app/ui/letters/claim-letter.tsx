import { platformName } from '@plainclaim/domain/letters/constants';
import type { ReactNode } from 'react';
import { LetterSheet } from '../display/letter-sheet.tsx';

type ClaimLetterProps = { children: ReactNode; className?: string };

/** Our letterhead, and below it the letter or the box it is edited in. What we are and are not, the letter says. */
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
