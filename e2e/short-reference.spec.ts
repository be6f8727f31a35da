import { expectAccessible } from './support/axe.ts';
import { ClaimsOf } from './support/claims.ts';
import { newestMail } from './support/mailbox.ts';
import { newName, signUpApart } from './support/new-person.ts';
import { isScrollingSideways, open } from './support/page.ts';
import { newClaimant } from './support/payments.ts';
import { expect, full, test } from './support/test.ts';

const shown = /PC-[2-9A-Z]{4}-[2-9A-Z]{4}/;

test(
  'a claim has a reference to say, in its letter, its mail and its page, and is found by it',
  full,
  async ({ page, request }) => {
    const claims = new ClaimsOf(page.request, await signUpApart(page));
    const email = `reference-${Date.now()}@example.com`;
    const id = await claims.claim({ defendantEmail: email });
    const other = await claims.claim({ amount: '450' });
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, `/claim/${id}`);
    const main = page.getByRole('main');
    const reference = shown.exec(await main.getByText(/^Short reference PC-/).innerText())?.[0] ?? '';
    await expect(main.getByRole('button', { name: 'Copy short reference' })).toBeVisible();
    expect(await isScrollingSideways(page)).toBe(false);
    await expect(main.getByText(`Claim reference: ${id} (in short ${reference})`).first()).toBeAttached();
    const letter = await newestMail(request, email, new RegExp(`Claim ID: ${id}$`));
    expect(letter.text).toContain(reference);

    await open(page, '/plaintiff-dashboard/claims');
    await expect(main.getByRole('listitem').filter({ hasText: reference })).toBeVisible();
    const search = main.getByLabel('Search your claims');
    await search.fill(reference.toLowerCase().replaceAll('-', ' '));
    const found = main.getByRole('link', { name: /against Tarn & Thistle Kitchens Ltd/ });
    await expect(found).toHaveCount(2);
    await expect(found.first()).toHaveAttribute('href', `/claim/${id}`);
    await expect(main.getByText(reference)).toBeVisible();
    await expectAccessible(page, 'a claim found by its reference');
    // A check character detects one wrong character, so no other claim is found.
    await search.fill(reference.replace(/.$/, (last) => (last === '2' ? '3' : '2')));
    await expect(main.getByText(/^No claim of yours fits/)).toBeVisible();
    await search.fill('');
    await expect(main.locator(`a[href="/claim/${other}"]`)).toBeVisible();
  },
);

test.describe('an admin', () => {
  test.use({ signedInAs: 'admin' });

  test('finds a claim by the reference somebody reads out', full, async ({ page, request }) => {
    const { session } = await newClaimant(request);
    const plaintiffName = newName('Rosalind');
    const id = await new ClaimsOf(request, session.access_token).claim({ plaintiffName });
    await open(page, `/admin/claims/all?search=${encodeURIComponent(plaintiffName)}`);
    const main = page.getByRole('main');
    const row = main.getByRole('row').filter({ hasText: plaintiffName });
    const reference = shown.exec(await row.innerText())?.[0] ?? '';
    await main.getByLabel('Search claims').fill(reference.slice(3).toLowerCase());
    await expect(page).toHaveURL(new RegExp(`search=${reference.slice(3).toLowerCase()}`));
    await expect(main.getByRole('row')).toHaveCount(2);
    await open(page, `/admin/claim-review/${id}`);
    await expect(main.getByText(`Short reference ${reference}`)).toBeVisible();
  });
});
