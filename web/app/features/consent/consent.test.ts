import { beforeEach, describe, expect, it, vi } from 'vitest';
import { consentChanged, hasConsent, onConsent } from './consent.ts';
import { consentCookie, consentRevision, readConsent } from './consent-record.ts';

const cookie = (categories: unknown, revision: unknown = consentRevision) =>
  `pc_theme=dark; ${consentCookie}=${encodeURIComponent(JSON.stringify({ categories, revision }))}`;

const page = { cookie: '' };

beforeEach(() => {
  page.cookie = '';
  vi.stubGlobal('document', page);
});

describe('readConsent', () => {
  it('knows what was agreed to', () => {
    expect(readConsent(cookie(['essential', 'functional']))).toEqual(['essential', 'functional']);
    expect(readConsent(cookie(['essential']))).toEqual(['essential']);
  });

  it('takes no answer, a broken one and one to an older question for none', () => {
    expect(readConsent('')).toBeNull();
    expect(readConsent(`${consentCookie}=%7Bbroken`)).toBeNull();
    expect(readConsent(`${consentCookie}=null`)).toBeNull();
    expect(readConsent(cookie('marketing'))).toBeNull();
    expect(readConsent(cookie(['marketing'], consentRevision - 1))).toBeNull();
  });

  it('drops purposes it does not know', () => {
    expect(readConsent(cookie(['essential', 'mind-reading']))).toEqual(['essential']);
  });
});

describe('hasConsent', () => {
  it('allows what is essential and nothing else before an answer', () => {
    expect(hasConsent('essential')).toBe(true);
    expect(hasConsent('performance')).toBe(false);
  });

  it('follows the answer', () => {
    page.cookie = cookie(['essential', 'performance']);
    expect(hasConsent('performance')).toBe(true);
    expect(hasConsent('marketing')).toBe(false);
  });
});

describe('onConsent', () => {
  it('tells how things stand, then only of changes, until left', () => {
    const heard: boolean[] = [];
    const leave = onConsent('marketing', (allowed) => heard.push(allowed));
    const answer = (categories: readonly string[]) => {
      page.cookie = cookie(categories);
      consentChanged();
    };
    answer(['essential', 'functional']);
    answer(['essential', 'marketing']);
    answer(['essential', 'marketing', 'functional']);
    answer(['essential']);
    leave();
    answer(['essential', 'marketing']);
    expect(heard).toEqual([false, true, false]);
  });
});
