import { useRef } from 'react';
import { CopyButton } from '../copy-button.tsx';
import { LetterSheet } from '../letter-sheet.tsx';
import { Part } from './part.tsx';

export function LetterParts({ pane }: { pane: string }) {
  const letter = useRef<HTMLDivElement>(null);
  return (
    <Part title="Letter">
      <CopyButton
        className="mb-4 flex"
        text="Letter Before Action"
        source={letter}
        accessibleLabel="Copy the letter"
        copied="Letter copied to clipboard successfully!"
        copiedMore="You can now paste it into your email or document editor."
      />
      <div ref={letter}>
        <LetterSheet
          label={`Letter Before Action, ${pane}`}
          sender="Plainclaim"
          office={['Pre-action correspondence', 'replies@plainclaim.example']}
          recipient={['Tarn & Thistle Kitchens Ltd', 'Unit 4, Weir Mill', 'Todmorden', 'OL14 9ZQ']}
          facts={[
            { term: 'Date', detail: '6 November 2026' },
            { term: 'Claim reference', detail: 'Added when you submit' },
          ]}
          footer="Plainclaim is a technology platform, not a law firm, and gives no legal advice."
        >
          <h2>Letter Before Action</h2>
          <p>Dear Tarn & Thistle Kitchens Ltd,</p>
          <p>
            You owe Ms Hannah Okoro £900.00. Please read this letter carefully and reply by{' '}
            <b>20 November 2026</b>, which is 14 days from today.
          </p>
          <ol>
            <li>
              <b>I agree to pay in full.</b> We will send you a secure link.
            </li>
            <li>
              <b>I dispute this claim.</b> Give your reasons.
            </li>
          </ol>
          <p>Yours faithfully,</p>
          <p>
            <b>Plainclaim Claims Team</b>
          </p>
        </LetterSheet>
      </div>
    </Part>
  );
}
