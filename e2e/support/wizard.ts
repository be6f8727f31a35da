import { expect, type Page } from '@playwright/test';
import { incidentDate } from './days.ts';

export const claimExample = {
  issueType: 'Consumer Rights',
  description:
    'I paid a deposit for oak worktops that were never delivered. I wrote twice and heard nothing.',
  amount: '900',
  jurisdiction: 'England & Wales',
  incidentDate: incidentDate as string,
  policeIncidentNumber: '',
  company: 'Tarn & Thistle Kitchens Ltd',
  contactPerson: 'Gareth Pell',
  firstName: '',
  lastName: '',
};

export const youExample = {
  name: 'Hannah Okoro',
  dateOfBirth: '1990-04-02',
  address: '12 Weir Street, Todmorden',
  postcode: 'OL14 9ZQ',
};

export const defendantExample = {
  /** Empty means that the address is unknown. */
  email: 'accounts@tarnandthistle.example',
  addressLine1: 'Unit 4, Beck Mill',
  addressLine2: '',
  townCity: 'Hebden Bridge',
  postcode: 'HX7 9ZZ',
};

/** Step 1, the claim. The defendant is a company where one is named, else a person. */
export async function fillStep1(page: Page, given: Partial<typeof claimExample> = {}): Promise<void> {
  const claim = { ...claimExample, ...given };
  await choose(page, claim.issueType);
  await page.getByLabel('Description').fill(claim.description);
  await page.getByLabel('Amount').fill(claim.amount);
  await choose(page, new RegExp(`^${claim.jurisdiction}`));
  await fillDate(page, 'Incident date', claim.incidentDate);
  await page.getByLabel('Police incident number').fill(claim.policeIncidentNumber);
  await choose(page, claim.company ? 'Company' : 'Individual');
  if (claim.company) {
    await page.getByLabel('Company name').fill(claim.company);
    await page.getByLabel('Contact person').fill(claim.contactPerson);
  } else {
    await page.getByLabel('First name').fill(claim.firstName);
    await page.getByLabel('Last name').fill(claim.lastName);
  }
}

/** Step 2, the claimant. The email address stays as in the account unless another is given. */
export async function fillStep2(
  page: Page,
  given: Partial<typeof youExample & { email: string }> = {},
): Promise<void> {
  const you = { ...youExample, ...given };
  await page.getByLabel('Your name').fill(you.name);
  if (you.email !== undefined) await page.getByLabel('Your email').fill(you.email);
  await fillDate(page, 'Your date of birth', you.dateOfBirth);
  await page.getByLabel('Your address').fill(you.address);
  await page.getByLabel('Your postcode').fill(you.postcode);
}

export async function fillStep3(page: Page, given: Partial<typeof defendantExample> = {}): Promise<void> {
  const defendant = { ...defendantExample, ...given };
  await page.getByLabel('Email address unknown').setChecked(defendant.email === '');
  if (defendant.email) await page.getByLabel('Email', { exact: true }).fill(defendant.email);
  await page.getByLabel('Address line 1').fill(defendant.addressLine1);
  await page.getByLabel('Address line 2').fill(defendant.addressLine2);
  await page.getByLabel('Town/City').fill(defendant.townCity);
  await page.getByLabel('Postcode').fill(defendant.postcode);
}

export const stepHeading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 2, name, exact: true });

/** Presses Next and waits for the next step. */
export async function goOnTo(
  page: Page,
  step: 'Your information' | 'Defendant information' | 'Review',
): Promise<void> {
  await pressNext(page);
  await expect(stepHeading(page, step)).toBeVisible();
}

export const pressNext = (page: Page) => page.getByRole('button', { name: 'Next', exact: true }).click();

/** Fills in an open wizard up to its last step. */
export async function fillWizard(
  page: Page,
  given: {
    claim?: Parameters<typeof fillStep1>[1];
    you?: Parameters<typeof fillStep2>[1];
    defendant?: Parameters<typeof fillStep3>[1];
  } = {},
): Promise<void> {
  await expect(stepHeading(page, 'Claim details')).toBeVisible();
  await fillStep1(page, given.claim);
  await goOnTo(page, 'Your information');
  await fillStep2(page, given.you);
  await goOnTo(page, 'Defendant information');
  await fillStep3(page, given.defendant);
  await goOnTo(page, 'Review');
}

/** Waits until everything typed is saved. */
export async function whenSaved(page: Page): Promise<void> {
  // The page shows the state while saving; the previous words stay in the page for screen readers.
  await expect(page.getByText('Saving…')).toHaveCount(0);
  await expect(page.getByText('Saved just now')).toBeVisible();
}

const choose = (page: Page, name: string | RegExp) =>
  page.getByRole('radio', { name, exact: typeof name === 'string' }).check();

async function fillDate(page: Page, label: string, date: string): Promise<void> {
  const group = page.getByRole('group', { name: label });
  const [year = '', month = '', day = ''] = date.split('-');
  await group.getByLabel('Day').fill(day);
  await group.getByLabel('Month').fill(month);
  await group.getByLabel('Year').fill(year);
}
