import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { demoAccounts } from './accounts.ts';

export const text = (page: Page) => page.getByRole('textbox', { name: 'Content' });
export const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name, exact: true });
export const dialog = (page: Page) => page.getByRole('dialog');

let made = 0;
export const unique = (name: string) => `${name} ${process.pid}-${Date.now()}-${made++}`;

/** Through the API, for what a test needs but does not cover. */
export async function asAdmin(request: APIRequestContext) {
  const admin = demoAccounts().find(({ role }) => role === 'admin');
  const data = { email: admin?.email, password: admin?.password };
  const answer = await request.post('/auth/v1/token?grant_type=password', { data });
  const headers = {
    authorization: `Bearer ${((await answer.json()) as { access_token: string }).access_token}`,
  };
  const send = async (path: string, body: object) =>
    (await request.post(`/api/admin/blog${path}`, { headers, data: body })).json();
  return {
    async addCategory(name: string): Promise<string> {
      return (await send('/categories', { name, slug: slugOf(name) })).category.id;
    },
    async addPost(title: string, category_id: string, words: string): Promise<string> {
      const content = {
        type: 'doc',
        content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
      };
      const body = { title, slug: slugOf(title), content, category_id, status: 'draft' };
      return (await send('/posts', body)).post.id;
    },
    async read(id: string) {
      const answer = await request.get(`/api/admin/blog/posts/${id}`, { headers });
      return (await answer.json()).post;
    },
  };
}

export const slugOf = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** Dispatches the paste event as Chromium does; the editor handles it. */
export async function paste(target: Locator, html: string): Promise<void> {
  await target.focus();
  await target.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}
