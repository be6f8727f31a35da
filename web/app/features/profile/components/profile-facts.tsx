import type { ProfileForm } from '@plainclaim/domain/accounts/profile';
import type { Role } from '@plainclaim/domain/accounts/roles';
import { formatLongDate } from '@plainclaim/domain/shared/dates';
import { isIsoDate } from '@plainclaim/domain/shared/iso-date';
import type { ReactNode } from 'react';
import { DescriptionList } from '../../../ui/display/description-list.tsx';
import { accountTypes } from './account-type.ts';

type ProfileFactsProps = { values: ProfileForm; accountType: Role };

/** The profile, read only. */
export function ProfileFacts({ values, accountType }: ProfileFactsProps) {
  const { fullName, email, phone, dateOfBirth, addressLine1, addressLine2, townCity, postcode } = values;
  return (
    <DescriptionList
      wide
      facts={[
        { term: 'Full name', detail: orNotGiven(fullName) },
        { term: 'Email', detail: orNotGiven(email) },
        { term: 'Phone', detail: orNotGiven(phone) },
        {
          term: 'Date of birth',
          detail: orNotGiven(isIsoDate(dateOfBirth) ? formatLongDate(dateOfBirth) : ''),
        },
        { term: 'Address', detail: lines([addressLine1, addressLine2, townCity]) },
        { term: 'Postcode', detail: orNotGiven(postcode) },
        { term: 'Account type', detail: accountTypes[accountType] },
      ]}
    />
  );
}

function orNotGiven(text: string): ReactNode {
  return text || <span className="font-normal text-ink-2">Not given</span>;
}

function lines(parts: string[]): ReactNode {
  const said = parts.filter((part) => part !== '');
  if (said.length === 0) return orNotGiven('');
  return <span className="whitespace-pre-line">{said.join('\n')}</span>;
}
