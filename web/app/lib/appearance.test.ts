import { describe, expect, it } from 'vitest';
import { appearanceCookie, asAppearance, readAppearance } from './appearance.ts';

describe('appearance', () => {
  it('reads back what it wrote', () => {
    const [pair = ''] = appearanceCookie('dark').split(';');
    expect(readAppearance(pair)).toBe('dark');
  });

  it('follows the system for anything else', () => {
    expect(readAppearance('pc_theme=purple')).toBe('system');
    expect(readAppearance(null)).toBe('system');
    expect(asAppearance(null)).toBe('system');
  });

  it('keeps no cookie for a person who follows the system', () => {
    expect(appearanceCookie('system')).toContain('Max-Age=0');
    expect(appearanceCookie('light')).not.toContain('Max-Age=0');
  });
});
