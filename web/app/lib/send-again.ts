import type { partyCorrectionForm } from '@plainclaim/domain/claims/party-correction';
import type { InferResponseType } from 'hono/client';
import type { z } from 'zod';
import { claimsApi } from './claims-api.ts';

const ofClaim = claimsApi[':id'];

export type CorrectionToSend = z.input<ReturnType<typeof partyCorrectionForm>>;
export type SendingAgain = InferResponseType<(typeof ofClaim)['service']['again']['$get'], 200>['again'];
export type WayAgain = NonNullable<SendingAgain['way']>;

export async function correctParty(id: string, json: CorrectionToSend): Promise<void> {
  await ofClaim.party.$post({ param: { id }, json });
}

/** What would be sent to whom, and with which date. */
export async function fetchSendingAgain(id: string): Promise<SendingAgain> {
  return (await (await ofClaim.service.again.$get({ param: { id } })).json()).again;
}

/** Sends what was shown, or nothing. */
export async function sendLetterAgain(id: string, { to, letter_dated_on }: WayAgain): Promise<void> {
  await ofClaim.service.again.$post({ param: { id }, json: { to, letter_dated_on } });
}
