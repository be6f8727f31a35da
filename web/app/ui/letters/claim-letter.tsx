import { platformName } from '@plainclaim/domain/letters/constants';
import type { ReactNode } from 'react';
import { LetterSheet } from '../display/letter-sheet.tsx';

type ClaimLetterProps = { children: ReactNode; className?: string };

/** Our letterhead above and what we are below; between them the letter, or the box it is edited in. */
export function ClaimLetter({ children, className }: ClaimLetterProps) {
  return (
    <LetterSheet
      label="Letter Before Action"
      sender={platformName}
      office={['Pre-action correspondence']}
      footer={`${platformName} is a technology platform, not a law firm, and gives no legal advice.`}
      className={className}
    >
      {children}
    </LetterSheet>
  );
}
