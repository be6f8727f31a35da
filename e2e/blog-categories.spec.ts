import { expectAccessible } from './support/axe.ts';
import { asAdmin, dialog, slugOf, unique } from './support/blog-editor.ts';
import { press } from './support/new-person.ts';
import { open, tabTo } from './support/page.ts';
import { expect, full, test } from './support/test.ts';

// The errors these tests provoke also appear in the browser's console.
test.use({ signedInAs: 'admin', mayComplain: /the server responded with a status of [45]\d\d|ERR_FAILED/ });

test('categories are added, changed, emptied and deleted; tags too', full, async ({ page, request }) => {
  const admin = await asAdmin(request);
  const [taken, name] = [unique('Taken'), unique('Evidence')];
  await admin.addCategory(taken);
  await page.route('**/api/admin/blog/categories', (route) => route.fulfill({ status: 500, json: {} }));
  await open(page, '/admin/blog?tab=categories');
  await expect(page.getByText('Failed to load categories')).toBeVisible();
  await page.unroute('**/api/admin/blog/categories');
  await press(page, 'Try again');

  await press(page, 'Add category');
  const save = dialog(page).getByRole('button', { name: 'Save category' });
  await save.click();
  await expect(dialog(page)).toContainText('Category name is required');
  await expect(dialog(page)).toContainText('Slug is required');
  await dialog(page).getByLabel('Name').fill(name);
  await expect(dialog(page).getByLabel('Slug')).toHaveValue(slugOf(name));
  await dialog(page).getByLabel('Slug').fill(slugOf(taken));
  await save.click();
  await expect(dialog(page)).toContainText('This slug already exists');
  await page.route('**/api/admin/blog/categories', (route) => route.fulfill({ status: 500, json: {} }));
  await dialog(page).getByLabel('Slug').fill(slugOf(name));
  await save.click();
  await expect(dialog(page)).toContainText('Failed to save category');
  await page.unroute('**/api/admin/blog/categories');
  await expectAccessible(page, 'a category');
  await save.click();
  const saved = page.getByText('Category saved.');
  await expect(saved).toBeVisible();
  await expect(saved).toBeHidden();

  const row = page.getByRole('listitem').filter({ hasText: name });
  await row.getByRole('button', { name: /^Change/ }).click();
  await dialog(page).getByLabel('Description').fill('What to keep');
  await save.click();
  await expect(row).toContainText('What to keep');
  const list = (await (await request.get('/api/blog/categories')).json()) as object;
  expect(JSON.stringify(list)).not.toContain(name);

  await row.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete category' }).click();
  await expect(row).toHaveCount(0);

  // Deleting a category that has posts requires another one for them.
  const full = unique('Full');
  const id = await admin.addPost(unique('Moved'), await admin.addCategory(full), 'Words');
  await page.reload();
  await page.getByRole('button', { name: `Delete ${full}` }).click();
  await page
    .getByRole('alertdialog')
    .getByLabel(/^Move its 1 post to/)
    .selectOption(taken);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete category' }).click();
  await expect(page.getByText('Category deleted.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: full })).toHaveCount(0);
  expect((await admin.read(id)).category.name).toBe(taken);

  await page.getByRole('tab', { name: 'Tags' }).click();
  await tabTo(page, page.getByRole('button', { name: 'Add tag' }));
  await page.keyboard.press('Enter');
  const tag = unique('Interest');
  await dialog(page).getByLabel('Name').fill(tag);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: `Delete ${tag}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete tag' }).click();
  await expect(page.getByText('Tag deleted.')).toBeVisible();
});

test('a post that is not there is said to be so', full, async ({ page }) => {
  await open(page, '/admin/blog/edit/00000000-0000-4000-8000-000000000000');
  await expect(page.getByText('Failed to load blog post')).toBeVisible();
});
