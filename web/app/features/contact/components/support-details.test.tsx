import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { SupportDetails } from './support-details.tsx';

const shown = (isOpen: boolean) =>
  renderToStaticMarkup(
    <RouterProvider
      router={createMemoryRouter([{ path: '/', element: <SupportDetails isOpen={isOpen} /> }])}
    />,
  );

it('says whether support is there now, not that it closed a moment ago', () => {
  expect(shown(true)).toContain('We are here now');
  expect(shown(false)).toContain('Closed now');
  expect(shown(false)).not.toContain('just now');
});
