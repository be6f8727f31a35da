import { z } from 'zod';
import { isoDate } from '../../shared/iso-date-field.ts';
import { shortText } from '../../shared/text.ts';
import { type ReasonOfReturn, reasonsOfReturn } from './coming-back.ts';
import { methodsByPerson } from './service-record.ts';

const timeOfDay = /^([01]\d|2[0-3]):[0-5]\d$/;

/** An attempt as its form sends it. */
export const attemptForm = z.object({
  method: z.enum(methodsByPerson, { error: 'Choose how the letter went.' }),
  done_on: isoDate('Enter the day, such as 18 11 2026.'),
  done_time: z.string().regex(timeOfDay, { error: 'Enter the time of day, such as 14:30.' }).nullish(),
  address: shortText(300, 'Enter the address that it went to.'),
});

const reasons = Object.keys(reasonsOfReturn) as [ReasonOfReturn, ...ReasonOfReturn[]];

/** That an attempt came back, as its form sends it. */
export const returnForm = z.object({
  reason: z.enum(reasons, { error: 'Choose what was marked on it.' }),
  returned_on: isoDate('Enter the day, such as 23 11 2026.'),
});
