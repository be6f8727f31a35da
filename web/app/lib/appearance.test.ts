import { describe, expect, it } from 'vitest';
import { appearanceCookie, asAppearance, readAppearance } from './appearance.ts';

describe('appearance', () => {
  it('reads back what it wrote', () => {
    const [pair = ''] = appearanceCookie('dark', true).split(';');
    expect(readAppearance(pair)).toBe('dark');
  });

  it('follows the system for anything else', () => {
    expect(readAppearance('pc_theme=purple')).toBe('system');
    expect(readAppearance(null)).toBe('system');
    expect(asAppearance(null)).toBe('system');
  });

  it('is for this site alone, out of reach of scripts, and over HTTPS where the site is', () => {
    expect(appearanceCookie('dark', true)).toMatch(/; Path=\/; .*SameSite=Lax; HttpOnly; Secure$/);
    expect(appearanceCookie('dark', false)).not.toContain('Secure');
  });

  it('keeps no cookie for a person who follows the system', () => {
    expect(appearanceCookie('system', true)).toContain('Max-Age=0');
    expect(appearanceCookie('light', true)).not.toContain('Max-Age=0');
  });
});
