import type { Factor } from '@supabase/auth-js';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { askAuth } from './ask-auth.ts';
import { wrongCode } from './change-phone.ts';

/** A phone that codes are texted to at sign-in. */
export type PhoneFactor = Factor & { readonly phone?: string };

const phoneFactorQuery = (userId: string) =>
  queryOptions({
    queryKey: ['security', userId, 'phone-factor'],
    queryFn: async (): Promise<PhoneFactor | null> => {
      const { phone } = await askAuth((client) => client.mfa.listFactors());
      return phone[0] ?? null;
    },
  });

export const usePhoneFactor = (userId: string) => useQuery(phoneFactorQuery(userId));

export type PhoneFactorSetup = {
  readonly phone: string;
  readonly factorId: string;
  readonly challengeId: string;
};

/** Starts the enrolment: texts a code. The phone is a factor once the code is confirmed. */
export async function startPhoneFactor(phone: string): Promise<PhoneFactorSetup> {
  const { all } = await askAuth((client) => client.mfa.listFactors());
  const abandoned = all.filter((one) => one.factor_type === 'phone' && one.status === 'unverified');
  for (const { id } of abandoned) await askAuth((client) => client.mfa.unenroll({ factorId: id }));
  const { id: factorId } = await askAuth(
    (client) => client.mfa.enroll({ factorType: 'phone', phone, friendlyName: 'Phone' }),
    { validation_failed: 'phone' },
  );
  const { id: challengeId } = await askAuth((client) => client.mfa.challenge({ factorId, channel: 'sms' }));
  return { phone, factorId, challengeId };
}

/** Completes the enrolment: every sign-in now needs a texted code, unless there is an app too. */
export async function confirmPhoneFactor(
  { factorId, challengeId }: PhoneFactorSetup,
  code: string,
): Promise<void> {
  await askAuth((client) => client.mfa.verify({ factorId, challengeId, code })).catch(wrongCode);
}

export async function removePhoneFactor(factorId: string): Promise<void> {
  await askAuth((client) => client.mfa.unenroll({ factorId }));
  // The session still claims a second step until it is refreshed.
  await askAuth((client) => client.refreshSession());
}
