import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FiguresBand } from './figures-band.tsx';

const given = { professionals: '110+', successRate: '95%', access: '24/7', startTime: '5 minutes' };
const markup = (figures: Partial<typeof given>) =>
  renderToStaticMarkup(<FiguresBand figures={{ ...given, ...figures }} />);

it('shows what the operator claims', () => {
  for (const figure of ['110+', '95%', '24/7', '&lt;5 min']) expect(markup({})).toContain(`>${figure}<`);
});

it('leaves out what is not claimed', () => {
  expect(markup({ successRate: '' })).not.toContain('success rate');
  expect(markup({ startTime: '' })).not.toContain('to start a claim');
  expect(markup({ professionals: '', successRate: '', access: '', startTime: '' })).toBe('');
});
