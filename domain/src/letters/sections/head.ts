import { placeholders } from '../placeholders.ts';
import type { LetterParts } from './parts.ts';

/** Date, parties, reference and the four facts that matter, down to the salutation. */
export function headText({
  facts,
  claimant,
  defendant,
  framing,
  amount,
  incidentDate,
  deadline,
}: LetterParts): string {
  return `${placeholders.date}

LETTER BEFORE ACTION

To: ${defendant.name} (the ${framing.defendant})
Address: ${defendant.address}

From: ${claimant.name} (the ${framing.claimant})
Address: ${claimant.address}

Claim reference: ${placeholders.claimReference}
Subject: ${facts.issueType}
Amount claimed: ${amount}
Date of the events: ${incidentDate}
Please reply by: ${deadline.longDate} (${deadline.days} days from the date of this letter)

Dear ${defendant.name},`;
}
