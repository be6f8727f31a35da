import { hostileContents } from '../server/src/testing/hostile-contents.ts';
import { expectAccessible } from './support/axe.ts';
import { asAdmin, dialog, paste, slugOf, text, tool, unique } from './support/blog-editor.ts';
import { futureYear } from './support/days.ts';
import { press } from './support/new-person.ts';
import { open } from './support/page.ts';
import { expect, full, test } from './support/test.ts';

const picture = new URL('../web/public/social.png', import.meta.url).pathname;

// One after the other: an admin has one autosave for a new post, and these tests all use the same admin.
test.describe.configure({ mode: 'default' });

// The errors these tests provoke also appear in the browser's console.
test.use({ signedInAs: 'admin', mayComplain: /the server responded with a status of [45]\d\d|ERR_FAILED/ });

test(
  'a post is written from nothing, left, found again, checked and published',
  full,
  async ({ page, request }) => {
    const category = unique('Letters');
    await (await asAdmin(request)).addCategory(category);
    const title = unique('What a letter must say');
    await open(page, '/admin/blog/new');
    await press(page, 'Publish');
    for (const message of [
      'Title is required',
      'Slug is required',
      'Content is required',
      'Category is required',
    ])
      await expect(page.getByRole('alert').first()).toContainText(message);

    await page.getByLabel('Title', { exact: true }).fill(title);
    await expect(page.getByLabel('Slug')).toHaveValue(slugOf(title));
    // By keyboard alone: Tab into the toolbar, arrow keys along it.
    await tool(page, 'Heading').focus();
    await page.keyboard.press('ArrowRight');
    await expect(tool(page, 'Subheading')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(tool(page, 'Subheading')).toHaveAttribute('aria-pressed', 'true');
    // The editor takes the focus back a frame after the button has acted.
    await expect(text(page)).toBeFocused();
    await page.keyboard.type('Start with the facts');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+b');
    await expect(tool(page, 'Bold')).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.type('Keep it short.');
    await page.keyboard.press('Control+b');
    await page.keyboard.press('Enter');
    await tool(page, 'Bulleted list').click();
    await expect(text(page)).toBeFocused();
    await page.keyboard.type('How much is owed');
    await expect(page.getByText('Saved just now')).toBeVisible();

    // Leaving asks first, and the text is still there on returning.
    await page.getByRole('main').getByRole('link', { name: 'Blog', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Blog', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
    await page.waitForURL('/admin/blog');
    await page.getByRole('main').getByRole('link', { name: 'New post' }).click();
    await expect(page.getByText('Your text from last time is back.')).toBeVisible();
    await expect(text(page)).toContainText('How much is owed');

    await text(page).locator('li').click();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+k');
    await dialog(page).getByLabel('Address').fill('javascript:alert(1)');
    await dialog(page).getByRole('button', { name: 'Add link' }).click();
    await expect(dialog(page)).toContainText('A link must lead to a web page');
    await dialog(page).getByLabel('Address').fill('www.gov.uk/make-court-claim-for-money');
    await expectAccessible(page, 'the link dialog');
    await dialog(page).getByRole('button', { name: 'Add link' }).click();
    await expect(text(page).getByRole('link')).toHaveAttribute(
      'href',
      'https://www.gov.uk/make-court-claim-for-money',
    );

    await tool(page, 'Picture').click();
    await dialog(page).getByLabel('Choose a file').setInputFiles(picture);
    await expect(dialog(page)).toContainText('Uploaded');
    await dialog(page).getByRole('button', { name: 'Add picture' }).click();
    await expect(dialog(page)).toContainText('Describe the picture for people who cannot see it');
    await dialog(page).getByLabel('Description').fill('A letter in its envelope');
    await dialog(page).getByRole('button', { name: 'Add picture' }).click();
    await expect(text(page).getByAltText('A letter in its envelope')).toBeVisible();

    await page.getByLabel('Category', { exact: true }).selectOption(category);
    await page.getByLabel('New tag').fill(unique('Deadlines'));
    await page.getByLabel('New tag').press('Enter');
    await expect(page.getByRole('checkbox', { name: /Deadlines/ }).last()).toBeChecked();
    await expect(page.getByText(/characters.*; 50-60 characters recommended/)).toBeVisible();
    await page.getByLabel('Meta description').fill('x'.repeat(155));
    await expect(page.getByText('155 characters; 150-160 characters recommended')).toBeVisible();
    await expectAccessible(page, 'the editor');

    await page.getByRole('button', { name: 'Preview' }).click();
    await expect(page.getByRole('article')).toContainText('Start with the facts');
    await expect(page.getByRole('article').getByRole('heading', { name: title })).toBeVisible();
    await page.getByRole('button', { name: 'Write' }).click();
    await press(page, 'Publish');
    await page.waitForURL('/admin/blog');
    await expect(page.getByText(`“${title}” is published.`)).toBeVisible();
    await page.goto(`/blog/${slugOf(title)}`);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByRole('article').getByAltText('A letter in its envelope')).toBeVisible();
  },
);

test('what is pasted comes out clean, and nothing hostile ever runs', full, async ({ page, request }) => {
  const admin = await asAdmin(request);
  const title = unique('Pasted');
  const id = await admin.addPost(title, await admin.addCategory(unique('Paste')), 'Before');
  await page.addInitScript(() => {
    Object.assign(window, { hostileCalls: 0, hostile: () => Reflect.set(window, 'hostileCalls', 1) });
  });
  await open(page, `/admin/blog/edit/${id}`);
  await text(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  const word = (level: number, words: string) =>
    `<p class="MsoListParagraph" style="margin-left:1cm;mso-list:l0 level${level} lfo1"><!--[if !supportLists]--><span style="font-family:Symbol">·<span>&nbsp;&nbsp; </span></span><!--[endif]-->${words}<o:p></o:p></p>`;
  await paste(
    text(page),
    `<html xmlns:o="urn:x"><head><style>p{color:red}</style></head><body><!--StartFragment--><h1 style="color:#123">From Word</h1>
    ${word(1, 'First')}${word(2, 'Inside')}${word(1, 'Second')}
    <b style="font-weight:normal" id="docs-internal-guid-1"><p><span style="font-weight:700">Bold from Docs</span></p></b>
    <table><tr><td>Fee</td><td>£35</td></tr></table><img src="https://evil.example/pixel.gif"><!--EndFragment--></body></html>`,
  );
  await expect(text(page).getByRole('heading', { level: 2, name: 'From Word' })).toBeVisible();
  await expect(text(page).locator('ul > li > ul > li')).toHaveText('Inside');
  await expect(text(page).locator('ul').first().locator('> li').last()).toHaveText('Second');
  await expect(text(page).locator('strong')).toHaveText('Bold from Docs');
  await expect(text(page)).toContainText('Fee | £35');
  await expect(text(page).locator('img, [style], [class^=Mso], table')).toHaveCount(0);

  for (const content of Object.values(hostileContents)) await paste(text(page), `<p>x</p>${content}`);
  await expect(
    text(page).locator('script, img, svg, iframe, form, input, object, base, meta, style'),
  ).toHaveCount(0);
  const addresses = await text(page)
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual([]);
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('article')).toContainText('From Word');
  await press(page, 'Publish');
  await page.waitForURL('/admin/blog');
  await page.goto(`/blog/${slugOf(title)}`);
  await expect(page.getByRole('article')).toContainText('From Word');
  expect(await page.evaluate(() => Reflect.get(window, 'hostileCalls'))).toBe(0);
  expect(JSON.stringify((await admin.read(id)).content)).not.toMatch(/javascript:|onerror|"script"/i);
});

test(
  'the second of two admins is warned, sees both texts, and decides',
  full,
  async ({ page, context, request }) => {
    const admin = await asAdmin(request);
    const id = await admin.addPost(unique('Shared'), await admin.addCategory(unique('Both')), 'As it was.');
    const other = await context.newPage();
    await open(page, `/admin/blog/edit/${id}`);
    await open(other, `/admin/blog/edit/${id}`);
    await text(page).fill('Mine.');
    await text(other).fill('Theirs.');
    await press(other, 'Save Draft');
    await other.waitForURL('/admin/blog');
    await other.close();

    await press(page, 'Save Draft');
    const warning = page.getByRole('region', { name: 'Another version' });
    await expect(warning).toContainText('saved this post after you opened it');
    expect(JSON.stringify(await admin.read(id))).toContain('Theirs.');
    await warning.getByRole('button', { name: 'See their version' }).click();
    await expect(warning.getByRole('article')).toContainText('Theirs.');
    await expect(text(page)).toHaveText('Mine.');
    await expectAccessible(page, 'two versions');
    await warning.getByRole('button', { name: 'Keep my text' }).click();
    await expect(warning).toBeHidden();
    await press(page, 'Save Draft');
    await page.waitForURL('/admin/blog');
    expect(JSON.stringify(await admin.read(id))).toContain('Mine.');
  },
);

test('a scheduled post that is to come out now says so before it does', full, async ({ page, request }) => {
  const admin = await asAdmin(request);
  const title = unique('Sooner');
  const id = await admin.addPost(title, await admin.addCategory(unique('Soon')), 'Wait for it.');
  await open(page, `/admin/blog/edit/${id}`);
  await page.getByLabel('At a set time').check();
  await page.getByLabel('Published date').fill(`${futureYear}-02-01T09:30`);
  await press(page, 'Schedule');
  await page.waitForURL('/admin/blog');

  await open(page, `/admin/blog/edit/${id}`);
  await expect(page.getByLabel('At a set time')).toBeChecked();
  await page.getByLabel('Now', { exact: true }).check();
  await expect(page.getByLabel('Published date')).toBeHidden();
  await press(page, 'Save Draft');
  await page.waitForURL('/admin/blog');
  await open(page, `/admin/blog/edit/${id}`);
  await expect(page.getByLabel('Now', { exact: true })).toBeChecked();
  await press(page, 'Publish');
  await page.waitForURL('/admin/blog');
  expect((await request.get(`/blog/${slugOf(title)}`)).status()).toBe(200);
});

test(
  'a post is planned, needs its date, and a picture that is none is refused',
  full,
  async ({ page, request }) => {
    const admin = await asAdmin(request);
    const title = unique('Planned');
    const id = await admin.addPost(title, await admin.addCategory(unique('Plans')), 'Later.');
    await open(page, `/admin/blog/edit/${id}`);
    await page.getByLabel('At a set time').check();
    await page.getByLabel('Published date').fill('');
    await press(page, 'Publish');
    await expect(page.getByRole('alert').first()).toContainText(
      'Published date is required for published posts',
    );
    await page.getByLabel('Published date').fill(`${futureYear}-02-01T09:30`);

    const file = (name: string, mimeType: string, size: number) => ({
      name,
      mimeType,
      buffer: Buffer.alloc(size),
    });
    const pick = page.getByLabel('Choose a file');
    await pick.setInputFiles(file('notes.txt', 'text/plain', 10));
    await expect(page.getByText('Please select an image file')).toBeVisible();
    await pick.setInputFiles(file('large.png', 'image/png', 5 * 1024 * 1024));
    await expect(page.getByText('Image file must be smaller than 5MB')).toBeVisible();
    await pick.setInputFiles(file('fake.png', 'image/png', 10));
    await expect(page.getByText('Please select an image file')).toBeVisible();
    await page.route('**/api/admin/blog/images', (route) => route.abort());
    await pick.setInputFiles(picture);
    await expect(page.getByText('Failed to upload image')).toBeVisible();
    await page.unroute('**/api/admin/blog/images');
    await page.getByRole('button', { name: /Try again/ }).click();
    await expect(page.getByLabel('Image description')).toBeVisible();
    await press(page, 'Schedule');
    await expect(page.getByRole('alert').first()).toContainText(
      'Describe the picture for people who cannot see it',
    );
    await page.getByLabel('Image description').fill('An envelope');
    await press(page, 'Schedule');
    await page.waitForURL('/admin/blog');
    await expect(
      page.getByText(`“${title}” is scheduled for Feb 01, ${futureYear} at 9:30 AM.`),
    ).toBeVisible();
    expect((await request.get(`/blog/${slugOf(title)}`)).status()).toBe(404);

    await page.getByLabel('Search posts').fill(title);
    await page.waitForURL(/search=/);
    await page.getByRole('link', { name: 'Scheduled', exact: true }).click();
    await expect(page.getByRole('row').filter({ hasText: `Feb 01, ${futureYear}` })).toHaveCount(1);
    await page.getByRole('link', { name: 'Published', exact: true }).click();
    await expect(page.getByText('No posts match')).toBeVisible();
    await page.goBack();
    await page.getByRole('button', { name: `Delete ${title}` }).click();
    const question = page.getByRole('alertdialog');
    await page.route('**/api/admin/blog/posts/*', (route) => route.fulfill({ status: 500, json: {} }));
    await question.getByRole('button', { name: 'Delete post' }).click();
    await expect(question).toContainText('Failed to delete post. Please try again.');
    await page.unroute('**/api/admin/blog/posts/*');
    await question.getByRole('button', { name: 'Delete post' }).click();
    await expect(page.getByText('No posts match')).toBeVisible();
  },
);
