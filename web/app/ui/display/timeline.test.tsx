import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Timeline, type TimelineItem } from './timeline.tsx';

function itemHtml(item: Omit<TimelineItem, 'id'>): string {
  return renderToStaticMarkup(<Timeline label="History" items={[{ id: 'only', ...item }]} />);
}

describe('timeline', () => {
  it('fills what has happened, with date and who acted', () => {
    const html = itemHtml({
      state: 'past',
      title: 'Letter sent',
      when: 'November 06, 2026',
      who: 'Plainclaim',
    });
    expect(html).toContain('November 06, 2026, by Plainclaim');
    expect(html).toContain('bg-brand text-on-brand');
    expect(html).not.toContain('aria-current');
  });

  it('marks what failed', () => {
    const html = itemHtml({ state: 'past', bad: true, title: 'Copy bounced' });
    expect(html).toContain('bg-danger');
  });

  it('says to everyone which step is now', () => {
    expect(itemHtml({ state: 'now', title: 'Waiting for a reply' })).toContain('aria-current="step"');
  });

  it('says in words, not only by a dashed line, what is still to come', () => {
    const html = itemHtml({ state: 'next', title: 'Response deadline' });
    expect(html).toContain('Still to come: ');
    expect(html).toContain('repeating-linear-gradient');
  });

  it('names who acted when there is no date', () => {
    expect(itemHtml({ state: 'past', title: 'Claim submitted', who: 'you' })).toContain('>by you<');
  });
});
