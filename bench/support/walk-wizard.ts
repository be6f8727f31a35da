import type { Locator, Page } from '@playwright/test';
import { claimExample, defendantExample, stepHeading, youExample } from '../../e2e/support/wizard.ts';
import { type Interaction, takeInteractions } from './interactions.ts';

/** Slower than people type, so that no key waits for the one before. */
const betweenKeys = 70;

export type Walked = { readonly step: string; readonly interactions: readonly Interaction[] };

/** Walks through the wizard like a user: presses each choice, types each answer key by key. */
export async function walkWizard(page: Page): Promise<Walked[]> {
  let made = 0;
  const press = async (target: Locator) => {
    await target.click();
    made++;
  };
  const type = async (target: Locator, text: string) => {
    await press(target);
    await target.press('ControlOrMeta+a');
    await page.keyboard.type(text, { delay: betweenKeys });
    made += text.length;
  };
  const typeDate = async (label: string, date: string) => {
    const group = page.getByRole('group', { name: label });
    const [year = '', month = '', day = ''] = date.split('-');
    await type(group.getByLabel('Day'), day);
    await type(group.getByLabel('Month'), month);
    await type(group.getByLabel('Year'), year);
  };
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const choose = (name: string | RegExp) =>
    press(page.getByRole('radio', { name, exact: typeof name === 'string' }));
  const next = () => press(page.getByRole('button', { name: 'Next', exact: true }));

  const steps: Readonly<Record<string, () => Promise<void>>> = {
    'Claim details': async () => {
      await choose(claimExample.issueType);
      await type(page.getByLabel('Description'), claimExample.description);
      await type(page.getByLabel('Amount'), claimExample.amount);
      await choose(new RegExp(`^${claimExample.jurisdiction}`));
      await typeDate('Incident date', claimExample.incidentDate);
      await choose('Company');
      await type(page.getByLabel('Company name'), claimExample.company);
    },
    'Your information': async () => {
      await type(page.getByLabel('Your name'), youExample.name);
      await typeDate('Your date of birth', youExample.dateOfBirth);
      await type(page.getByLabel('Your address'), youExample.address);
      await type(page.getByLabel('Your postcode'), youExample.postcode);
    },
    'Defendant information': async () => {
      await type(field('Email'), defendantExample.email);
      await type(page.getByLabel('Address line 1'), defendantExample.addressLine1);
      await type(page.getByLabel('Town/City'), defendantExample.townCity);
      await type(page.getByLabel('Postcode'), defendantExample.postcode);
    },
    Review: async () => {},
  };
  const walked: Walked[] = [];
  for (const [step, fill] of Object.entries(steps)) {
    await stepHeading(page, step).waitFor();
    await takeInteractions(page, 0);
    made = 0;
    await fill();
    await next();
    walked.push({ step, interactions: await takeInteractions(page, made) });
  }
  return walked;
}
