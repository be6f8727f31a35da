import type { ClaimFormInput } from '@plainclaim/domain/claims/claim-form';
import { splitAddress } from '@plainclaim/domain/shared/address';
import type { ProfilesApi } from '@plainclaim/server/features/profiles/profiles.routes';
import { useQueryClient } from '@tanstack/react-query';
import { hc } from 'hono/client';
import { apiFetch } from '../../../lib/api.ts';

const profileApi = hc<ProfilesApi>('/', { fetch: apiFetch }).api.profile;

export type YourAnswers = Pick<
  ClaimFormInput,
  'plaintiffName' | 'plaintiffEmail' | 'plaintiffDateOfBirth' | 'plaintiffAddress' | 'plaintiffPostcode'
>;

const tooLong =
  'Your address is too long for your profile, so it is not remembered. Shorten it, or take the tick away and go on.';
const notSaved =
  'Your address and date of birth are not remembered: your profile could not be saved. Try again, or take the tick away and go on.';

/** Saves only address and date of birth to the profile. Resolves to the problem, if any. */
export function useRememberDetails(userId: string) {
  const client = useQueryClient();
  return async (answers: YourAnswers): Promise<string | undefined> => {
    const lines = splitAddress(answers.plaintiffAddress);
    if (!lines) return tooLong;
    try {
      const { profile } = await (await profileApi.$get()).json();
      const saved = await profileApi.$put({
        json: {
          full_name: profile?.full_name || answers.plaintiffName,
          email: profile?.email || answers.plaintiffEmail,
          phone: profile?.phone ?? '',
          date_of_birth: answers.plaintiffDateOfBirth,
          address_line_1: lines.addressLine1,
          address_line_2: lines.addressLine2,
          town_city: lines.townCity,
          postcode: answers.plaintiffPostcode,
        },
      });
      client.setQueryData(['profile', userId], (await saved.json()).profile);
      return undefined;
    } catch {
      return notSaved;
    }
  };
}
