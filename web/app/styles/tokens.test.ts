import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const tokens = read('./tokens.css');
const theme = read('./theme.css');

const start = tokens.indexOf('@variant dark-tokens');
const names = (css: string) => [...css.matchAll(/^\s+--([a-z0-9-]+):/gm)].map((match) => match[1]);
const light = names(tokens.slice(0, start));
const dark = names(tokens.slice(start));

const pictures = new Set(['tick', 'tint-on-band', 'hatch', 'shimmer']);
const ofTheMark = (name: string) => name.startsWith('mark-');

describe('tokens', () => {
  it('gives every light value its dark counterpart', () => {
    expect(light).toContain('paper');
    expect(dark).toEqual(light);
  });

  it('offers every colour and shadow as a utility of the same name', () => {
    const missing = light
      .filter((name) => name !== undefined && !pictures.has(name) && !ofTheMark(name))
      .filter((name) => {
        const key = name?.startsWith('shadow-') ? name : `color-${name}`;
        return !theme.includes(`--${key}: var(--${name});`);
      });
    expect(missing).toEqual([]);
  });
});
