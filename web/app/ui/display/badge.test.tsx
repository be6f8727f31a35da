import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ConfidenceBadge, ReplyTypeBadge } from './badge.tsx';
import { claimStatusLook, confidenceLook, deliveryLook, replyTypeLook, urgencyLooks } from './badge-tones.ts';

describe('badge tones', () => {
  it.each([
    ['pending', 'amber', 'Pending Review'],
    ['active', 'blue', 'Active'],
    ['responded', 'neutral', 'Responded'],
    ['settlement_accepted_payment_pending', 'neutral', 'Payment pending'],
    ['resolved', 'green', 'Resolved'],
    ['cancelled', 'red', 'Cancelled'],
    ['on_hold', 'neutral', 'On hold'],
    ['constructor', 'neutral', 'Constructor'],
  ])('shows a claim that is %s in %s as "%s"', (status, tone, label) => {
    expect(claimStatusLook(status)).toMatchObject({ tone, label });
  });

  it.each([
    ['PAYMENT', 'green'],
    ['DISPUTE', 'red'],
    ['DENIAL', 'red'],
    ['INFORMATION', 'amber'],
    ['UNCLEAR', 'neutral'],
    ['SOMETHING_NEW', 'neutral'],
  ])('shows a reply read as %s in %s', (type, tone) => {
    expect(replyTypeLook(type).tone).toBe(tone);
  });

  it.each([
    ['HIGH', 'green'],
    ['MEDIUM', 'amber'],
    ['LOW', 'red'],
    ['', 'neutral'],
  ])('shows %s confidence in %s', (level, tone) => {
    expect(confidenceLook(level).tone).toBe(tone);
  });

  it('shows deadlines red, orange, yellow and grey as they come nearer', () => {
    const tones = Object.entries(urgencyLooks).map(([urgency, look]) => [urgency, look.tone]);
    expect(Object.fromEntries(tones)).toEqual({
      overdue: 'red',
      today: 'orange',
      soon: 'amber',
      normal: 'neutral',
    });
  });

  it('shows an unknown delivery state in words', () => {
    expect(deliveryLook('held_back')).toMatchObject({ tone: 'neutral', label: 'Held back' });
  });
});

describe('badges', () => {
  it('carries the words as well as the colour', () => {
    const html = renderToStaticMarkup(<ConfidenceBadge level="MEDIUM" />);
    expect(html).toContain('MEDIUM CONFIDENCE');
    expect(html).toContain('bg-amber-soft');
  });

  it('hides its icon from screen readers', () => {
    expect(renderToStaticMarkup(<ReplyTypeBadge type="PAYMENT" />)).toMatch(/<svg[^>]*aria-hidden="true"/);
  });
});
