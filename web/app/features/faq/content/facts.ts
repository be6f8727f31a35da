import { evidenceExtensions, maxEvidenceBytes } from '@plainclaim/domain/claims/evidence';
import { type Jurisdiction, jurisdictions } from '@plainclaim/domain/claims/jurisdictions';
import { smallClaimsLimits } from '@plainclaim/domain/claims/limits';
import { courtLimits } from '@plainclaim/domain/law/court-limits';
import { issueFees } from '@plainclaim/domain/law/fees/court-fee-tables';
import { courtRate } from '@plainclaim/domain/law/interest/rates';
import { type LimitationKind, limitationTables } from '@plainclaim/domain/law/limitation/periods';
import { bandFor } from '@plainclaim/domain/law/row-values';
import { responseDays } from '@plainclaim/domain/letters/response-deadline';
import { formatPoundsWhole, type Pence, pence } from '@plainclaim/domain/shared/money';

/** Constants formatted for the answers, so that no answer repeats a figure by hand. */
export const facts = {
  limits: `${jurisdictions
    .map((jurisdiction) => `${formatPoundsWhole(smallClaimsLimits[jurisdiction].limit)} in ${jurisdiction}`)
    .join(', ')}`,
  courtLimits: jurisdictions
    .flatMap((jurisdiction) => {
      const own = higherCourtLimit(jurisdiction);
      return own ? [`${formatPoundsWhole(own)} in ${jurisdiction}`] : [];
    })
    .join(', '),
  days: {
    usual: responseDays('Other', 'England & Wales'),
    injury: responseDays('Personal Injury', 'England & Wales'),
    debt: responseDays('Debt Recovery', 'England & Wales'),
  },
  years: {
    usual: yearsToClaim('contract', 'England & Wales'),
    scotland: yearsToClaim('contract', 'Scotland'),
    injury: yearsToClaim('injury', 'England & Wales'),
  },
  courtRate: courtRate.rows.find(({ nation, validTo }) => nation === 'England & Wales' && validTo === null)
    ?.value,
  files: {
    kinds: evidenceExtensions.map((ending) => ending.toUpperCase()).join(', '),
    most: `${maxEvidenceBytes / 1024 / 1024}MB`,
  },
} as const;

/** From the current row of the limitation table; the answers state the general rule. */
function yearsToClaim(kind: LimitationKind, nation: Jurisdiction): number | undefined {
  return limitationTables[`limitation/${kind}`].rows.find(
    (row) => row.nation === nation && row.validTo === null,
  )?.value;
}

/** The court's own current small claims limit, where it is higher than the limit we apply. */
export function higherCourtLimit(nation: Jurisdiction): Pence | undefined {
  const row = courtLimits.rows.find((one) => one.nation === nation && one.validTo === null);
  return row && row.value > smallClaimsLimits[nation].limit ? row.value : undefined;
}

/** The current issue fee for a claim of this many pounds in England and Wales. */
export function issueFeeUpTo(pounds: number): string {
  const row = issueFees.rows.find(({ nation, validTo }) => nation === 'England & Wales' && validTo === null);
  const fee = row && bandFor(row.value.bands, pence(pounds * 100))?.fee;
  if (fee === undefined) throw new RangeError(`No fee for £${pounds}`);
  return formatPoundsWhole(fee);
}
