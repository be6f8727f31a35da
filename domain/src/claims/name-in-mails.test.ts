import { expect, it } from 'vitest';
import { nameInMails } from './name-in-mails.ts';

const company = (defendantCompanyName: string) =>
  nameInMails({ defendantType: 'company', defendantCompanyName });

it('names a defendant in mails, unless the name could lead its reader elsewhere', () => {
  expect(company('Brightwell Kitchens Ltd')).toBe('Brightwell Kitchens Ltd');
  expect(company('Refunds at evil.example')).toBe('Defendant');
  expect(company('Call 0800 123 4567')).toBe('Defendant');
});
