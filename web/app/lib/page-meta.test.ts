import { describe, expect, it } from 'vitest';
import { pageMeta } from './page-meta.ts';

const at = (pathname: string) => ({
  location: { pathname },
  matches: [{ id: 'root', loaderData: { siteUrl: 'https://plainclaim.example' } }, undefined],
});
const about = { title: 'About', description: 'Who we are.' };

describe('pageMeta', () => {
  it('adds the name of the site to the title, once', () => {
    expect(pageMeta(at('/about'), about)).toContainEqual({ title: 'About – Plainclaim' });
    const home = { ...about, title: 'Plainclaim: owed money?' };
    expect(pageMeta(at('/'), home)).toContainEqual({ title: 'Plainclaim: owed money?' });
  });

  it.each([
    ['/about', 'https://plainclaim.example/about'],
    ['/about/', 'https://plainclaim.example/about'],
    ['/', 'https://plainclaim.example/'],
  ])('gives %s one canonical address', (path, href) => {
    expect(pageMeta(at(path), about)).toContainEqual({ tagName: 'link', rel: 'canonical', href });
  });

  it('keeps private pages out of search engines and without a canonical address', () => {
    const tags = pageMeta(at('/profile'), { ...about, index: false });
    expect(tags).toContainEqual({ name: 'robots', content: 'noindex, nofollow' });
    expect(tags.some((tag) => 'rel' in tag && tag.rel === 'canonical')).toBe(false);
  });

  it('names the picture of a shared link in full', () => {
    const tags = pageMeta(at('/blog/x'), { ...about, image: '/files/x.jpg' });
    expect(tags).toContainEqual({ property: 'og:image', content: 'https://plainclaim.example/files/x.jpg' });
  });
});
