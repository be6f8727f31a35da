import type { PostContent } from '@plainclaim/domain/blog/post-content';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { type TestApp, testApp } from '../../../testing/test-app.ts';

const password = 'a long enough passphrase';

export type BlogBench = TestApp & {
  /** Calls the API as the first admin, unless another token is given. */
  call(method: string, path: string, body?: object, token?: string): Promise<Answer>;
  /** An admin of that name; their token. */
  admin(name: string): Promise<string>;
  /** A post with these changes to the usual one. */
  write(changes?: object): Promise<SavedPost>;
  upload(bytes: Uint8Array): Promise<Answer>;
  readonly categoryId: string;
  readonly adminToken: string;
};

export type Answer = { readonly status: number; readonly json: AnswerBody };

type Thing = { readonly id: string; readonly slug: string; readonly [field: string]: unknown };

/** Every field that a response may have: each test reads its own. */
export type AnswerBody = {
  readonly post?: Thing;
  readonly posts?: readonly Thing[];
  readonly related?: readonly Thing[];
  readonly category?: Thing;
  readonly tag?: Thing;
  readonly tags?: readonly Thing[];
  readonly image?: { readonly url: string; readonly width: number; readonly height: number };
  readonly autosave?: { readonly form: object } | null;
  readonly error?: {
    readonly code: string;
    readonly message: string;
    readonly fields?: readonly { readonly field: string; readonly message: string }[];
  };
};

export type SavedPost = { id: string; slug: string; version: number; status: string; published_at: string };

export const words = (text: string): PostContent => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});

export const somePicture = (width = 1000, height = 500): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#0e5a4a' } })
    .png()
    .toBuffer();

/** The app with one admin and one category. */
export async function blogBench(): Promise<BlogBench> {
  const app = await testApp();
  const admin = (name: string) => signUpAdmin(app, name);
  const adminToken = await admin('Priya Shah');
  const call: BlogBench['call'] = async (method, path, body, token = adminToken) => {
    const res = await app.request(path, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return await answerOf(res);
  };
  const made = await call('POST', '/api/admin/blog/categories', { name: 'Letters', slug: 'letters' });
  const categoryId = made.json.category?.id ?? '';
  let written = 0;
  return {
    ...app,
    adminToken,
    categoryId,
    admin,
    call,
    write: async (changes = {}) => {
      written += 1;
      const { status, json } = await call('POST', '/api/admin/blog/posts', {
        ...postBody(categoryId, written),
        ...changes,
      });
      if (status !== 201) throw new Error(`the post was refused: ${JSON.stringify(json)}`);
      return json.post as unknown as SavedPost;
    },
    upload: async (bytes) =>
      await answerOf(
        await app.request('/api/admin/blog/images', {
          method: 'POST',
          headers: { authorization: `Bearer ${adminToken}`, 'content-type': 'image/png' },
          body: Buffer.from(bytes),
        }),
      ),
  };
}

export const postBody = (categoryId: string, number = 1) => ({
  title: `Post ${number}`,
  slug: `post-${number}`,
  content: words(`Words of post ${number}.`),
  category_id: categoryId,
  status: 'published',
});

async function answerOf(res: Response): Promise<Answer> {
  const isJson = res.headers.get('content-type')?.includes('json') ?? false;
  return { status: res.status, json: isJson ? ((await res.json()) as AnswerBody) : {} };
}

async function signUpAdmin(app: TestApp, name: string): Promise<string> {
  const email = `${name.toLowerCase().replace(/\W+/g, '.')}@plainclaim.example`;
  const post = async (path: string, body: object) =>
    (await (
      await app.request(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    ).json()) as { access_token: string };
  await post('/auth/v1/signup', { email, password, data: { full_name: name } });
  await app.platform.db.execute(
    sql`update auth_users set app_metadata = app_metadata || '{"role": "admin"}' where email = ${email}`,
  );
  return (await post('/auth/v1/token?grant_type=password', { email, password })).access_token;
}
