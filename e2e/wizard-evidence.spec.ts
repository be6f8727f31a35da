import type { Page } from '@playwright/test';
import { megabytes, pdfFile, pngFile, renamedProgram } from './support/evidence-files.ts';
import { press, signUpApart } from './support/new-person.ts';
import { open } from './support/page.ts';
import { expect, full, test } from './support/test.ts';

// The errors this test provokes also appear in the browser's console.
test.use({ mayComplain: /the server responded with a status of [45]\d\d|net::ERR_/ });

test('takes evidence that is what it says it is, and says why not otherwise', full, async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    const name = new URL(request.url()).searchParams.get('name');
    if (request.method() === 'POST' && name) sent.push(name);
  });
  await signUpApart(page);
  await open(page, '/submit-claim');
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await page
    .getByLabel('Choose files')
    .setInputFiles([
      pdfFile('order.pdf', megabytes(9.9)),
      pngFile('photo.png'),
      pdfFile('plans.pdf', megabytes(10.1)),
      renamedProgram('invoice.pdf'),
    ]);
  await expect(row('order.pdf')).toContainText('Uploaded, 9.90 MB');
  await expect(row('photo.png')).toContainText('Uploaded, 0.01 MB');
  await expect(row('plans.pdf')).toContainText('Not added: The file is larger than 10MB.');
  await expect(row('invoice.pdf')).toContainText(
    'Not added: What is inside this file is not what its name says.',
  );
  expect(sent.toSorted()).toEqual(['invoice.pdf', 'order.pdf', 'photo.png']);

  // Restored with the draft; the picture now comes from the server.
  await page.waitForURL(/draft=/);
  await page.reload();
  await expect(row('order.pdf')).toContainText('Uploaded');
  const picture = row('photo.png').locator('img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(10);
  const removed = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await page.getByRole('button', { name: 'Remove order.pdf' }).click();
  await expect(row('order.pdf')).toHaveCount(0);
  await removed;
  await page.reload();
  await expect(row('photo.png')).toBeVisible();
  await expect(row('order.pdf')).toHaveCount(0);

  // The upload fails, is retried, and was dropped rather than picked.
  await page.route('**/documents?*', (route) => route.abort());
  await drop(page, 'letter.pdf');
  await expect(row('letter.pdf')).toContainText('Not added: We could not reach Plainclaim.');
  await page.unroute('**/documents?*');
  await press(page, 'Try again to add letter.pdf');
  await expect(row('letter.pdf')).toContainText('Uploaded');
});

/** Drops a file as from the desktop, by an event with a file list. */
async function drop(page: Page, name: string): Promise<void> {
  const { buffer } = pdfFile(name);
  const transfer = await page.evaluateHandle(
    ({ name, text }) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], name, { type: 'application/pdf' }));
      return transfer;
    },
    { name, text: buffer.toString('latin1') },
  );
  await page.getByText('Choose files').dispatchEvent('drop', { dataTransfer: transfer });
}
