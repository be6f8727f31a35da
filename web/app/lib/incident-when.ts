import { whenWords } from '@plainclaim/domain/claims/facts/chronology';
import { type IsoDate, toIsoDate } from '@plainclaim/domain/shared/iso-date';

type Dated = {
  readonly claim: { readonly incident_date: string };
  readonly timeline?: readonly { readonly kind: string; readonly exact?: boolean | undefined }[] | undefined;
};

/** The incident date of a claim as a page writes days, or its month where no day is known. */
export function incidentWhen({ claim, timeline }: Dated, formatDay?: (day: IsoDate) => string): string {
  const incident = timeline?.find(({ kind }) => kind === 'incident');
  return whenWords({ on: toIsoDate(claim.incident_date), exact: incident?.exact ?? true }, formatDay);
}
