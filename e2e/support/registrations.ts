import type { APIRequestContext, Page } from '@playwright/test';
import { newAddress, password, press } from './new-person.ts';
import { open } from './page.ts';
import { expect } from './test.ts';

export const main = (page: Page) => page.getByRole('main');
export const dialog = (page: Page) => page.getByRole('alertdialog');

type Registered = { email: string; name: string; id: string };

const details = (lastName: string) => ({
  role: 'solicitor',
  full_name: `Moira ${lastName}`,
  first_name: 'Moira',
  last_name: lastName,
  firm_name: `${lastName} Law`,
  phone: '0131 496 0000',
  address: '4 Castle Terrace',
  address_line_2: 'First floor',
  postcode: 'EH1 2DP',
  // Other tests have no claims there, so no other case reaches these solicitors.
  jurisdictions: ['Scotland'],
  practice_areas: ['Personal Injury', 'Debt Recovery'],
});

/** Registers a solicitor through the API; another test covers the form. */
export async function registered(request: APIRequestContext, more: object = {}): Promise<Registered> {
  const email = newAddress();
  const lastName = `Kerr${email.replace(/\D/g, '')}`;
  const data = { email, password, data: { ...details(lastName), ...more } };
  const answer = await request.post('/auth/v1/signup', { data });
  expect(answer.status(), await answer.text()).toBe(200);
  return { email, name: `Moira ${lastName}`, id: (await answer.json()).user.id };
}

export async function openRegistration(page: Page, { id, name }: Registered): Promise<void> {
  await open(page, `/admin/solicitors/${id}`);
  await expect(page.locator('h1')).toHaveText(name);
}

/** Presses a button, confirms the dialog, and waits for the result. */
export async function decide(page: Page, verb: string, done: string, words?: string): Promise<void> {
  await press(page, verb);
  if (words) await dialog(page).getByRole('textbox').fill(words);
  await dialog(page).getByRole('button', { name: verb, exact: true }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(main(page).getByText(done)).toBeVisible();
}
