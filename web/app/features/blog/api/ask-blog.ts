import type { Api } from '../../../lib/load-context.ts';

export type Asked<Body> = { kind: 'found'; body: Body } | { kind: 'not-found' } | { kind: 'failed' };

export type Report = (error: unknown) => void;

/** One read. What is not there is an answer; anything else that goes wrong is reported, and the page says so in its place. */
export async function askBlog<Body>(api: Api, path: string, report: Report): Promise<Asked<Body>> {
  try {
    const response = await api(path);
    if (response.ok) return { kind: 'found', body: (await response.json()) as Body };
    // An address that cannot be a post's or a page's leads nowhere either.
    if (response.status === 404 || response.status === 422) return { kind: 'not-found' };
    throw new Error(`the blog answered ${response.status} to ${path}`);
  } catch (error) {
    report(error);
    return { kind: 'failed' };
  }
}
