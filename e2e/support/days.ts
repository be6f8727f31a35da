import { londonDateOf } from '@plainclaim/domain/shared/dates';
import type { IsoDate } from '@plainclaim/domain/shared/iso-date';

const day = 86_400_000;

/** Counted in days: months and years have days that others lack. */
export const daysAgo = (days: number): IsoDate => londonDateOf(new Date(Date.now() - days * day));

/** Never today and never in the future, whatever the hour. */
export const incidentDate = daysAgo(65);

/** For days that have to lie ahead, also when the year ends while the tests run. */
export const futureYear = new Date().getUTCFullYear() + 2;
