import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { shownInWords } from './load-more.tsx';
import { Pagination } from './pagination.tsx';

function html(props: { previous?: string; next?: string }): string {
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={['/admin/claims/all']}>
      <Pagination label="Pages of claims" {...props} />
    </MemoryRouter>,
  );
}

describe('pagination', () => {
  it('links both ways in the middle', () => {
    const middle = html({ previous: '?before=41', next: '?after=60' });
    expect(middle).toMatch(/href="\/admin\/claims\/all\?before=41"[^>]*rel="prev"|rel="prev"[^>]*before=41/);
    expect(middle).toMatch(/href="\/admin\/claims\/all\?after=60"[^>]*rel="next"|rel="next"[^>]*after=60/);
  });

  it('has no link to what is not there', () => {
    expect(html({ next: '?after=20' })).not.toContain('rel="prev"');
    expect(html({ previous: '?before=90' })).not.toContain('rel="next"');
  });

  it('is absent when everything fits on one page', () => {
    expect(html({})).toBe('');
  });
});

describe('load more', () => {
  it.each([
    [20, 60, '20 of 60 articles shown'],
    [60, 60, 'All 60 articles shown'],
    [20, undefined, '20 articles shown'],
  ])('says how many of how many are shown', (shown, total, words) => {
    expect(shownInWords(shown, total, 'articles')).toBe(words);
  });
});
