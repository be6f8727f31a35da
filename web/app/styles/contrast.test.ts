import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const tokens = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const start = tokens.indexOf('@variant dark-tokens');

const colours = (css: string) =>
  new Map([...css.matchAll(/--([a-z0-9-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]));
const themes = { light: colours(tokens.slice(0, start)), dark: colours(tokens.slice(start)) };

const surfaces = ['paper', 'well', 'sheet'];
const softs = ['brand-soft', 'amber-soft', 'orange-soft', 'danger-soft', 'good-soft', 'info-soft'];

/** Which text stands on which ground somewhere in the product. */
const text: Record<string, readonly string[]> = {
  ink: [...surfaces, ...softs],
  'ink-2': [...surfaces, ...softs],
  'ink-3': surfaces,
  brand: [...surfaces, 'brand-soft', 'amber-soft', 'danger-soft', 'info-soft'],
  'brand-hover': ['paper', 'sheet', 'brand-soft'],
  'on-brand': ['brand', 'brand-hover'],
  danger: ['paper', 'sheet', 'danger-soft'],
  amber: ['paper', 'sheet', 'amber-soft'],
  orange: ['orange-soft'],
  good: ['paper', 'sheet', 'good-soft'],
  info: ['info-soft'],
  'band-ink': ['band'],
  'band-ink-2': ['band'],
  'letter-ink': ['letter'],
  'letter-ink-2': ['letter'],
  'toast-ink': ['toast'],
};

const graphics: Record<string, readonly string[]> = {
  edge: surfaces,
  focus: surfaces,
  'amber-fill': ['sheet'],
  'good-fill': ['sheet'],
  'danger-fill': ['sheet'],
  'neutral-fill': ['sheet'],
};

/** Relative luminance and contrast as WCAG 2.2 defines them. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function tooWeak(theme: Map<string | undefined, string | undefined>, pairs: typeof text, least: number) {
  return Object.entries(pairs).flatMap(([front, grounds]) =>
    grounds
      .map((ground) => ({ front, ground, ratio: contrast(theme.get(front) ?? '', theme.get(ground) ?? '') }))
      .filter(({ ratio }) => !(ratio >= least)),
  );
}

describe.each(Object.entries(themes))('%s contrast', (_, theme) => {
  it('is at least 4.5 for text', () => {
    expect(tooWeak(theme, text, 4.5)).toEqual([]);
  });

  it('is at least 3 for edges, focus and chart bars', () => {
    expect(tooWeak(theme, graphics, 3)).toEqual([]);
  });
});
