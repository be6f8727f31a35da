import type { Api } from '../../../lib/load-context.ts';

export type Asked<Body> = { kind: 'found'; body: Body } | { kind: 'not-found' } | { kind: 'failed' };

export type Report = (error: unknown) => void;

/** Reads from the blog's API. "Not found" is a result; other failures are reported, and the page shows a message. */
export async function askBlog<Body>(api: Api, path: string, report: Report): Promise<Asked<Body>> {
  try {
    const response = await api(path);
    if (response.ok) return { kind: 'found', body: (await response.json()) as Body };
    // 422: the URL has no valid slug or page number.
    if (response.status === 404 || response.status === 422) return { kind: 'not-found' };
    throw new Error(`the blog answered ${response.status} to ${path}`);
  } catch (error) {
    report(error);
    return { kind: 'failed' };
  }
}
