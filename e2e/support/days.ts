import { londonDateOf } from '@plainclaim/domain/shared/dates';
import type { IsoDate } from '@plainclaim/domain/shared/iso-date';

const day = 86_400_000;

/** Counted in days, because months and years differ in length. */
export const daysAgo = (days: number): IsoDate => londonDateOf(new Date(Date.now() - days * day));

/** In the past at any hour and in any time zone. */
export const incidentDate = daysAgo(65);

/** For future dates, even when the year ends while the tests run. */
export const futureYear = new Date().getUTCFullYear() + 2;
