import { type Jurisdiction, jurisdictions } from '@plainclaim/domain/claims/jurisdictions';
import { smallClaimsLimits } from '@plainclaim/domain/claims/limits';
import { legalFraming } from '@plainclaim/domain/letters/framing';
import { responseDays } from '@plainclaim/domain/letters/response-deadline';
import { formatPoundsWhole } from '@plainclaim/domain/shared/money';
import { higherCourtLimit, type LawToday } from './content/law-facts.ts';

export type JurisdictionGuide = {
  readonly jurisdiction: Jurisdiction;
  readonly facts: readonly { readonly term: string; readonly detail: string }[];
  readonly note: string;
};

const notes: Record<Jurisdiction, string> = {
  'England & Wales':
    'Claims are started online or on paper. Once a small claim is defended, the court usually sends both sides to a free telephone mediation.',
  Scotland:
    'Simple procedure starts with a claim form, usually through Civil Online. Most disputes about private tenancies go to the First-tier Tribunal.',
  'Northern Ireland':
    'The application is made online or on paper. Injuries, road accidents and some other matters are outside small claims.',
};

/** How the three jurisdictions differ, for the cards below the questions of the FAQ. */
export const jurisdictionGuidesFor = (today: LawToday): readonly JurisdictionGuide[] =>
  jurisdictions.map((jurisdiction) => guideOf(jurisdiction, today));

function guideOf(jurisdiction: Jurisdiction, today: LawToday): JurisdictionGuide {
  const framing = legalFraming(jurisdiction, 'Other');
  const own = higherCourtLimit(jurisdiction, today);
  const days = (issueType: string) => responseDays(issueType, jurisdiction);
  return {
    jurisdiction,
    facts: [
      { term: 'Small claims up to', detail: formatPoundsWhole(smallClaimsLimits[jurisdiction].limit) },
      { term: 'Court', detail: framing.court },
      { term: 'Procedure', detail: capital(framing.procedure) },
      {
        term: 'Days to reply',
        detail: `${days('Other')}, injury ${days('Personal Injury')}, debt ${days('Debt Recovery')}`,
      },
      { term: 'The parties', detail: `${capital(framing.claimant)} and ${framing.defendant}` },
    ],
    note: own
      ? `${notes[jurisdiction]} The court itself takes small claims up to ${formatPoundsWhole(own)}.`
      : notes[jurisdiction],
  };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
