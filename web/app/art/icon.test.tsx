import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Icon, iconNames } from './icon.tsx';

const sprite = readFileSync(new URL('./icons.svg', import.meta.url), 'utf8');

describe('icons', () => {
  it('lists exactly the drawings of the sprite', () => {
    const drawn = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map((match) => match[1]);
    expect([...iconNames].sort()).toEqual(drawn.sort());
  });

  it('is silent beside words and speaks when it stands alone', () => {
    expect(renderToStaticMarkup(<Icon name="check" />)).toContain('aria-hidden="true"');
    const alone = renderToStaticMarkup(<Icon name="check" label="Done" />);
    expect(alone).toContain('role="img"');
    expect(alone).toContain('aria-label="Done"');
  });
});
